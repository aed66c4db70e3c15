import { useState } from 'react'

export default function InRender() {
  const [where] = useState(() => typeof document)
  if (where !== 'undefined') throw new Error('broken in render')
  return <p>Κείμενο που μένει</p>
}
