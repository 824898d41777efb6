declare module 'fontverter' {
  /** Types of the function that this project uses, because the package ships none. */
  const fontverter: { convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}
