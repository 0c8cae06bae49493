import type { Action } from '@pagewright/model/outline';
import { anyOf } from '../lexicon/words.ts';
import { isCalledSo } from './actors.ts';
import { dayInFront } from './day-in-front.ts';
import { deadlineOf } from './deadlines.ts';
import { leadOf } from './leads.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

const ENDS_AS_GROUP = new RegExp(`^[\\p{sc=Han}\\p{sc=Katakana}ー]{1,10}${anyOf('groups')}$`, 'u');
/** `财务部测算…`: a group of people whose name begins a sentence, with what it does right behind it. */
const GROUP = new RegExp(`^(\\p{sc=Han}{1,6}?${anyOf('groups')})(?=\\p{sc=Han}{2})(?![的是有和与與、])`, 'u');
/** `请各区域经理于周五18:00前报送…`: who is asked stands between the word that asks and the day. */
const ASKED = /^(?:请|請)(\p{sc=Han}{2,8}?)[在于於]?$/u;

/** `…，周三提交`: the day on which it is handed over ends the task. */
const HANDED_OVER = /^(?:提交|[报報]送|交付|上[线線]|完成|出[稿具]|到位)[。.]?$/u;

/** Who an entry under words over tasks is for, with what and until when; behind a name and a colon all is the task. */
export function chargedGroup(source: SourceText): Action | undefined {
  const lead = leadOf(source);
  const isNamed = lead?.mark === 'colon' && (isCalledSo(lead.lead) || ENDS_AS_GROUP.test(lead.lead));
  const asked = ASKED.exec(source.text.slice(0, source.dates[0]?.start ?? 0))?.[1];
  const who = isNamed ? lead.lead : (asked ?? GROUP.exec(source.words)?.[1]);
  if (!who) return undefined;
  const start = isNamed ? source.text.length - lead.rest.length : source.text.indexOf(who) + who.length;
  const rest = stretchOf(source, start, source.text.length);
  const front = dayInFront(rest.text.replace(/^[在于於]/u, ''), source);
  const handed = rest.dates.find(({ end }) => HANDED_OVER.test(rest.text.slice(end)))?.text;
  const [what, when] = front ? [front.what, front.when] : [rest.text, deadlineOf(rest)?.text ?? handed];
  return {
    what: told(source, trimmedPhrase(what)),
    who: told(source, who),
    ...(when !== undefined && { when: told(source, when) }),
  };
}
