import { STYLES } from '@pagewright/design/styles';
import { describe, expect, it } from 'vitest';
import { kitFile, readKitFile } from './kit-file.ts';

const read = (content: unknown, name = 'house.json') =>
  readKitFile(new File([typeof content === 'string' ? content : JSON.stringify(content)], name));

describe('a brand kit as a file', () => {
  it('comes back as it was, with its name', async () => {
    const kit = { name: 'Maison Dubois', tokens: STYLES.elegant };
    expect(await read(await kitFile(kit).text())).toEqual(kit);
  });

  it('may say what is other in one of ours, and is called as its file', async () => {
    const { name, tokens } = { name: '', ...(await read({ id: 'acme', based: 'warm', shape: { radius: 7 } })) };
    expect([name, tokens?.shape.radius, tokens?.fonts]).toEqual(['house', 7, STYLES.warm.fonts]);
  });

  it('keeps a name that is too long to be saved, as whoever brings it has to shorten it', async () => {
    const name = 'Maison Dubois '.repeat(9).trim();
    expect(await read({ name, id: 'acme', based: 'warm' })).toMatchObject({ name });
    expect(await read({ id: 'acme', based: 'warm' }, `${name}.json`)).toMatchObject({ name });
  });

  it('is refused with the tokens that are wrong', async () => {
    expect(await read({ id: 'acme', based: 'warm', shape: { radius: -1 }, card: 'none' })).toEqual({
      wrong: ['shape.radius', 'card'],
    });
    for (const content of ['no JSON', '7', 'null']) expect(await read(content)).toEqual({ wrong: [] });
  });
});
