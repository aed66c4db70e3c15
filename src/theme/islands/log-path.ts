// On the page for unknown addresses: logs the requested address to the console.
export default function logPath() {
  console.log(`404: ${location.pathname}`)
}
