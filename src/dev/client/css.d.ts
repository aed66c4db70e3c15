// esbuild gives the client the text of a stylesheet (dev/start.ts).
declare module '*.css' {
  const css: string
  export default css
}
