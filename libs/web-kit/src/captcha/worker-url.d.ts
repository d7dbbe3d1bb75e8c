/** Vite's URL of a file that it builds as a worker of its own. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
