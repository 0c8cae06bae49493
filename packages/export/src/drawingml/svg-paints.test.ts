import { expect, it } from 'vitest';
import { paintsForOffice } from './svg-paints.ts';

it('colours with alpha become opaque ones with an opacity, others stay', () => {
  const svg = `<svg><rect fill="rgba(255, 0, 0, .5)" stroke='transparent' data-fill="rgba(0,0,0,1)"/>
    <path fill="#123456" style="stroke: #ff000080; fill:none"/><g fill="url(#a)" stop-color="hsla(120, 100%, 50%, 0.25)"/></svg>`;
  const made = paintsForOffice(svg);
  expect(made).toContain('fill="#ff0000" fill-opacity="0.5"');
  expect(made).toContain(`stroke='#000000' stroke-opacity='0'`);
  expect(made).toContain('stroke:#ff0000;stroke-opacity:0.502; fill:none');
  expect(made).toContain('fill="#123456"');
  expect(made).toContain('fill="url(#a)" stop-color="#00ff00" stop-opacity="0.25"');
  expect(made).toContain('data-fill="rgba(0,0,0,1)"');
});
