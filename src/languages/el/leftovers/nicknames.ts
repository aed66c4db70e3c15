// Greek: by which words a writer tells one file of a picture from another. Pattern, data.
const PICTURE = '(?:φωτο|φωτό|φώτο|φωτογραφία|εικόνα|σχέδιο|pic|img|photo|foto)'
const VERSION =
  '(?:(?:τελικ|καινούρι|σωστ|διορθωμέν|αναθεωρημέν|δοκιμαστικ)(?:ή|ό|α|ο|η)|' +
  'νέα|νέο|παλιά|παλιό|αντίγραφο|final|copy|οκ|ok|v\\d)'

export const nicknames =
  `${PICTURE}[ _-]?\\(?\\d{1,4}\\)?(?:[ _-]${VERSION})*(?:[ _-]\\d{1,3})?|` +
  `(?:${VERSION} )?${PICTURE}(?:[ _-]\\d{1,3})?(?:[ _-]${VERSION})+(?:[ _-]\\d{1,3})?|` +
  // Whatever is shown: "drain final 2".
  '[α-ωά-ώ]{3,}\\d{0,2}[ _-](?:τελικ[ήό]|final|copy|αντίγραφο)(?:[ _-]?\\d{1,3})?'
