// Hosts where anybody may open a mailbox: an address there does not belong to a business.

/** The first label of the host, in any country: yahoo.gr, yahoo.com. */
const FREE = new Set(
  (
    'gmail googlemail yahoo ymail rocketmail hotmail outlook live msn icloud me mac aol gmx web mail proton ' +
    'protonmail pm tutanota tuta zoho yandex mailbox fastmail hushmail inbox t-online orange free laposte ' +
    'libero virgilio wp onet seznam ukr rambler qq naver otenet forthnet hol btinternet ntlworld talktalk ' +
    'comcast verizon'
  ).split(' '),
)

/** Whether a host gives mailboxes to anybody. */
export const isFreeMailbox = (host: string) => {
  const labels = host.split('.')
  return labels.length <= 3 && FREE.has(labels[0] ?? '')
}
