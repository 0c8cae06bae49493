// Made from the folders by tools/generate-format-registries.ts.
import type { RunExport } from '../exporter.ts';
import type { FormatOptions } from './formats.ts';

/** What makes the file of each format; it is loaded when it is asked for. */
export const EXPORTERS: { readonly [Id in keyof FormatOptions]: () => Promise<RunExport<FormatOptions[Id]>> } = {
  docx: async () => (await import('../docx/export-docx.ts')).exportDocx,
  html: async () => (await import('../html/export-html.ts')).exportHtml,
  pdf: async () => (await import('../pdf/export-pdf.ts')).exportPdf,
  png: async () => (await import('../png/export-png.ts')).exportPng,
  'png-zip': async () => (await import('../png-zip/export-png-zip.ts')).exportPngZip,
  pptx: async () => (await import('../pptx/export-pptx.ts')).exportPptx,
  source: async () => (await import('../source/export-source.ts')).exportSource,
  xlsx: async () => (await import('../xlsx/export-xlsx.ts')).exportXlsx,
};
