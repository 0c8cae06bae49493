import * as business from './scenes/business.ts';
import type { Scene } from './scenes/parts.ts';
import * as people from './scenes/people.ts';
import * as things from './scenes/things.ts';

/** All scenes by group, as they are offered. */
export const SCENE_GROUPS = {
  people: {
    work: people.work,
    meeting: people.meeting,
    team: people.team,
    planning: people.planning,
    presenting: business.presenting,
    support: people.support,
    education: people.education,
  },
  business: {
    growth: business.growth,
    idea: business.idea,
    launch: business.launch,
    success: business.success,
    finance: business.finance,
    data: things.data,
    security: things.security,
    delivery: business.delivery,
    shopping: business.shopping,
  },
  world: {
    city: business.city,
    nature: things.nature,
    health: things.health,
    globe: things.globe,
    research: things.research,
    writing: things.writing,
    time: things.time,
    mail: things.mail,
    empty: things.empty,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Scene>>>>;

type Groups = typeof SCENE_GROUPS;
export type SceneName = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups];

export const SCENES = Object.assign({}, ...Object.values(SCENE_GROUPS)) as Readonly<Record<SceneName, Scene>>;
export const SCENE_NAMES = Object.keys(SCENES) as [SceneName, ...SceneName[]];
