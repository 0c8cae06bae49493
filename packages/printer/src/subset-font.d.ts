/** What is used of `subset-font`, which has no types of its own. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff';
    /** OpenType tags of the layout features that stay. */
    readonly keepFeatures: readonly string[];
    /** OpenType tags. */
    readonly dropTables: readonly string[];
    readonly noHinting: boolean;
  }
  /** A font of the characters of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
