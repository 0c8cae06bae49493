/** Characters that take no room and need no glyph: controls, joiners, direction marks, variation selectors. */
export function isInvisible(code: number): boolean {
  if (code < 0x20) return true;
  if (code < 0x7f) return false;
  return (
    code <= 0x9f ||
    code === 0xad ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff ||
    (code >= 0xe0000 && code <= 0xe01ef)
  );
}
