function Child() {
  if (typeof document !== 'undefined') throw new Error('broken in child')
  return <b>μένει</b>
}

export default function InChild() {
  return (
    <div>
      <p>Κείμενο που</p>
      <section>
        <Child />
      </section>
      <input name="field" />
    </div>
  )
}
