import { rotatedBounds } from '@pagewright/components/rotation';
import { expect, it } from 'vitest';
import { part, rect, slide } from '../lint/fixture-page.ts';
import { pageFor, withComponent } from './own-component.ts';

const WORDS = { text: 'On end' };
const onEnd = part('text', 'mine', rect(300, 300, 400, 60), WORDS, { rotation: 90 });

it('what stands on end finds a place that is wide enough for it as it is seen', () => {
  const page = slide([part('image', 'picture', rect(0, 0, 1160, 720), {})]);
  const found = withComponent(page, onEnd)?.components.at(-1);
  expect(found).toMatchObject({ size: { width: 400, height: 60 }, rotation: 90 });
  expect(found && rotatedBounds(found).x).toBeGreaterThan(1160);
});

it('and on a page of its own it stands below the title', () => {
  const title = part('heading', 'title', rect(60, 40, 600, 60), { text: 'Mine' }, { slot: 'title' });
  const alone = pageFor(slide([title], { margin: 40 }), onEnd).components.at(-1);
  expect(alone && rotatedBounds(alone)).toEqual(rect(40, 124, 60, 400));
});
