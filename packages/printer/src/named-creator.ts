/** What a Chromium without windows writes about itself, whatever name it is given. */
const OWN = /\/Creator \(Chromium\)(\s+)\/Producer \((Skia\/PDF) m\d+\)/;
const NAME = '/Creator (Pagewright)';
/** Longest such entry, bytes. */
const LONGEST = 120;

/**
 * A PDF that names Pagewright as its creator. Places in the file are told by bytes, so the entry keeps its length: what the
 * name takes more is taken from the version of the producer.
 */
export function withNamedCreator(pdf: Buffer): Buffer {
  const at = pdf.indexOf('/Creator (Chromium)', 0, 'latin1');
  const found = at < 0 ? null : OWN.exec(pdf.toString('latin1', at, at + LONGEST));
  if (!found || found.index !== 0) return pdf;
  const [own, blank = '', producer = ''] = found;
  const named = `${NAME}${blank}/Producer (${producer})`;
  if (named.length > own.length) return pdf;
  pdf.write(named.padEnd(own.length), at, 'latin1');
  return pdf;
}
