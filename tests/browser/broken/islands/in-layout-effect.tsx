import { useLayoutEffect } from 'react'

export default function InLayoutEffect() {
  useLayoutEffect(() => {
    throw new Error('broken in layout effect')
  }, [])
  return <p>Κείμενο που μένει</p>
}
