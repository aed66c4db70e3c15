// Hosts where anybody may open a mailbox: an address there tells nothing of a business. Data.

/** The first label of the host, whatever country it ends on: yahoo.gr, yahoo.com. */
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
