import { createTheme, StyleProvider, useCacheToken, useStyleRegister } from '@ant-design/cssinjs';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keptStyles } from './kept-styles.ts';

const THEME = createTheme(() => ({ ink: '#123456' }));

/** Styled as the components of the kit are, without loading them all. */
function Styled() {
  const [token, hashId] = useCacheToken(THEME, [{ ink: '' }], { cssVar: { key: 'test' } });
  useStyleRegister({ theme: THEME, token, hashId, path: ['Styled'] }, () => ({ '.styled': { color: '#123456' } }));
  return <p className="styled" />;
}

it('what the styles of a component came to is kept when the last one goes, and nothing else', () => {
  const kept = keptStyles();
  renderToString(
    <StyleProvider cache={kept}>
      <Styled />
    </StyleProvider>,
  );
  const before = new Map(kept.cache);
  // As the kit does when the last component that has something goes.
  for (const path of before.keys()) kept.opUpdate(path, () => null);
  const left = [...before].filter(([path]) => kept.opGet(path) !== null);
  expect(left.map(([, [, [sheet]]]) => sheet)).toEqual([
    expect.stringMatching(/^:where\(\.\S+\)\.styled\{color:#123456;\}$/),
  ]);
  expect(before.size).toBeGreaterThan(left.length);
});
