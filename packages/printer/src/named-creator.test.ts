import { expect, it } from 'vitest';
import { withNamedCreator } from './named-creator.ts';

const infoOf = (info: string): Buffer => Buffer.from(`%PDF-1.4\n1 0 obj\n<<${info}>>\nendobj\nxref`, 'latin1');

it('names Pagewright as the creator, and moves nothing behind it', () => {
  const before = infoOf('/Title (Notes)\n/Creator (Chromium)\n/Producer (Skia/PDF m156)\n/CreationDate (D:2026)');
  const after = withNamedCreator(Buffer.from(before));
  expect(after.length).toBe(before.length);
  expect(after.indexOf('/CreationDate')).toBe(before.indexOf('/CreationDate'));
  expect(after.toString('latin1')).toContain('/Creator (Pagewright)\n/Producer (Skia/PDF)');
});

it('leaves a PDF alone that names somebody else, or has no room', () => {
  for (const info of ['/Creator (Pagewright)\n/Producer (Skia/PDF m156)', '/Creator (Chromium)\n/Producer (Other)'])
    expect(withNamedCreator(infoOf(info))).toEqual(infoOf(info));
});
