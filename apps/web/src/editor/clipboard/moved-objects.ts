/** Where an object stands: its page, and its id there. */
export interface ObjectPlace {
  readonly pageId: number;
  readonly id: string;
}

/** All places that an object has had, the newest last. */
type Trail = readonly ObjectPlace[];

/** Objects that are followed at most, the newest: longer than steps can be taken back. */
const MOST = 1_000;

/**
 * Objects that were cut and pasted elsewhere, where they have another id: what hangs on them, as comments do, can follow. Steps
 * back and forward need not be told, since an object is known by every place that it has had.
 */
export class MovedObjects {
  #trails: readonly Trail[] = [];
  #cut: Trail[] = [];
  #isNews = false;
  /** What was pasted while it stood where another window cut it: whether that one has taken it back is told by what is heard. */
  #doubtful: { readonly trail: Trail; readonly place: ObjectPlace }[] = [];

  /** From now on what is pasted are these; none of them where something was copied. */
  cut(places: readonly ObjectPlace[]): void {
    this.#cut = places.map((place) => this.#trailOf(place) ?? [place]);
    this.#isNews = false;
  }

  /** As `cut`, by another window: they may stand here still, since nobody has told yet. */
  cutElsewhere(places: readonly ObjectPlace[]): void {
    this.cut(places);
    this.#isNews = true;
  }

  /**
   * What was cut has come to stand here, in the same order. What of it stands somewhere else too is a copy.
   * @returns whether some of it stands here still where another window cut it
   */
  pasted(places: readonly ObjectPlace[], isThere: (place: ObjectPlace) => boolean): boolean {
    if (places.length !== this.#cut.length) return false;
    const isNews = this.#isNews;
    this.#isNews = false;
    const isBehind = isNews && this.#cut.some((trail) => trail.some(isThere));
    this.#cut = this.#cut.map((trail, index) => {
      const place = places[index];
      if (!place) return trail;
      if (!trail.some(isThere)) return this.#longer(trail, place);
      if (isNews) this.#doubtful = [...this.#doubtful, { trail, place }].slice(-MOST);
      return trail;
    });
    return isBehind;
  }

  /**
   * The pages are others now. What went from a page with what another window did there had been cut there, and is what was
   * pasted here; what is deleted here was there, and that a copy of it.
   */
  heard(now: readonly HeardPage[], before: readonly HeardPage[]): void {
    if (this.#doubtful.length === 0) return;
    const [isThere, wasThere] = [standsOn(now), standsOn(before)];
    const isNews = ({ pageId }: ObjectPlace) => {
      const page = now.find(({ id }) => id === pageId);
      return page !== undefined && page.version !== before.find(({ id }) => id === pageId)?.version;
    };
    this.#doubtful = this.#doubtful.filter(({ trail, place }) => {
      const from = trail.find(wasThere);
      if (!from || trail.some(isThere) || !isNews(from)) return true;
      const longer = this.#longer(trail, place);
      this.#cut = this.#cut.map((one) => (one === trail ? longer : one));
      return false;
    });
  }

  #longer(trail: Trail, place: ObjectPlace): Trail {
    const longer = [...trail, place];
    this.#trails = [...this.#trails.filter((one) => one !== trail), longer].slice(-MOST);
    return longer;
  }

  /**
   * Where the object is now that stood at a place; undefined where it stands there, or nowhere. Where it stands at two, another
   * window has taken its cutting back meanwhile: the earlier is the object, what was pasted a copy of it.
   */
  now(place: ObjectPlace, isThere: (place: ObjectPlace) => boolean): ObjectPlace | undefined {
    const here = this.#trailOf(place)?.find(isThere);
    return here?.pageId === place.pageId && here.id === place.id ? undefined : here;
  }

  #trailOf({ pageId, id }: ObjectPlace): Trail | undefined {
    return this.#trails.findLast((trail) => trail.some((one) => one.pageId === pageId && one.id === id));
  }
}

interface PageWithObjects {
  readonly id: number;
  readonly page: { readonly components: readonly { readonly id: string }[] };
}

interface HeardPage extends PageWithObjects {
  /** Another one where a server has told what was done elsewhere. */
  readonly version: number;
}

/** Tells whether an object stands on one of the pages. */
export function standsOn(pages: readonly PageWithObjects[]): (place: ObjectPlace) => boolean {
  return ({ pageId, id }) =>
    pages.find((one) => one.id === pageId)?.page.components.some((component) => component.id === id) ?? false;
}
