declare module 'fontverter' {
  /** What this project uses; the package ships no types. */
  const fontverter: { convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}
