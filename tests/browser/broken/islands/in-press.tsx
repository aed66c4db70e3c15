import { useState } from 'react'

export default function InPress() {
  const [pressed, setPressed] = useState(false)
  if (pressed) throw new Error('broken in press')
  return (
    <div>
      <button type="button" onClick={() => setPressed(true)}>
        Πατήστε
      </button>
      <p>Κείμενο που μένει</p>
    </div>
  )
}
