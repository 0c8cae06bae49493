import { PagewrightError } from '@pagewright/model/errors';

/** How long others wait for what is done with the pages, ms: longer than every call to the server that fails in the end. */
export const LONGEST_TURN = 120_000;

/** What is done with the pages of a document, one after the other. */
export interface Turns {
  /**
   * Does something with the pages as all that was asked for before has left them: at once where nothing is under way.
   * @throws what the act throws; PagewrightError `request/unfinished` where it does not end: others wait no longer then
   */
  inTurn(act: () => Promise<void>): Promise<void>;
  /** As `inTurn`, but what is over when it returns has no turn of its own: a key that is held takes steps one by one. */
  soon(act: () => Promise<void>): Promise<void>;
  /** Changes the pages after what changes them just now, and says so until it has ended, well or not. @throws as `inTurn` */
  changePages(change: () => Promise<void>): Promise<void>;
}

interface Told {
  /** A change of the pages begins. */
  began(): void;
  /** One has ended. @param isOn whether another is under way */
  ended(isOn: boolean): void;
}

export function createTurns(told: Told): Turns {
  let changing = false;
  /** What was asked for meanwhile waits until this has ended, well or not. */
  let underWay: Promise<unknown> = Promise.resolve();
  /** How many have their turn or wait for it, and the last of them. */
  let turns = 0;
  let lastTurn: Promise<void> = Promise.resolve();

  const isChanging = (): boolean => changing;

  function isFree(): boolean {
    return turns === 0 && !changing;
  }

  /** What is done is loaded first at times: it has its turn from when it is asked for, not from when the pages change. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    const begun = isFree() ? ended(act()) : lastTurn.then(pagesRest).then(() => ended(act()));
    turns += 1;
    const turn = begun.finally(() => {
      turns -= 1;
    });
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async function pagesRest(): Promise<void> {
    while (isChanging()) await underWay;
  }

  async function changePages(change: () => Promise<void>): Promise<void> {
    const limited = underWay.then(() => ended(change()));
    const own = limited.catch(() => undefined);
    underWay = own;
    changing = true;
    told.began();
    try {
      await limited;
    } finally {
      changing = underWay !== own;
      told.ended(changing);
    }
  }

  return {
    inTurn,
    soon: (act) => (isFree() ? act() : inTurn(act)),
    changePages,
  };
}

/** The end of an act, or its giving up. */
function ended(act: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PagewrightError('request/unfinished')), LONGEST_TURN);
    act.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
