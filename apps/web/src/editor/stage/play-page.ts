import type { Page } from '@pagewright/components/models';
import { type EntranceStep, entranceSteps, stepDuration } from '@pagewright/page/entrance-steps';
import { playStep, wantsStillness } from '../../canvas/entrance-motion.ts';

/** ms between the steps that wait for a click when the page is presented. */
const BETWEEN = 500;

let playing: readonly Animation[] = [];

/** Plays how the objects of the page that is edited come, clicks included; what is played already begins anew. */
export function playPage(page: Page): void {
  for (const one of playing) one.cancel();
  const root = document.querySelector('[data-stage-page][data-shown]');
  if (!root) return;
  const { first, clicks } = entranceSteps(page);
  let after = 0;
  playing = [first, ...clicks].flatMap((step) => {
    const running = playStep(root, wantsStillness() ? still(step) : step, page.size, after);
    after += stepDuration(step) + BETWEEN;
    return running;
  });
}

/** For people whose system asks for less motion things appear in their order. */
function still(step: EntranceStep): EntranceStep {
  return step.map(({ at, entering }) => ({
    at,
    entering: entering.map((one) => ({ ...one, entrance: { ...one.entrance, kind: 'appear' as const } })),
  }));
}
