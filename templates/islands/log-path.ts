// On the page for unknown addresses: the address that was asked for, for whoever reads the console.
export default function logPath() {
  console.log(`404: ${location.pathname}`)
}
