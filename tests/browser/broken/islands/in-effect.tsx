import { useEffect } from 'react'

export default function InEffect() {
  useEffect(() => {
    throw new Error('broken in effect')
  }, [])
  return <p>Κείμενο που μένει</p>
}
