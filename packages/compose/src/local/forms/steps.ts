import type { BriefOf, Item, Statement, Step } from '@pagewright/model/outline';
import { isStepName } from '../language/step-names.ts';
import { readingLoad, splitLead } from '../language/text.ts';
import { type Atom, itemOf, statementOf } from '../material/atoms.ts';
import { type Base, itemsOf } from './context.ts';

const ORDERED_START =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|finally|lastly|step \d|étape \d|d['’]abord|ensuite|puis|enfin|首先|其次|再次|然后|接着|随后|最后|第[一二三四五六七八九十\d]+步|まず|次に|最後に|手順)/i;
/** Words by which a heading or a lead announces steps. */
const ANNOUNCES =
  /\b(?:steps?|procedure|process|how to|workflow|stages?|phases?|roadmap|instructions?|plan)\b|步骤|流程|步驟|方法|程序|阶段|階段|手順|流れ|進め方|\b(?:étapes?|procédure|démarche|méthode)\b/i;

/** What a step tells one to do: verbs that instructions begin with; French ones stand in the infinitive. */
const ACTION =
  /^(?:add|adopt|agree|analy[sz]e|apply|appoint|approve|ask|assess|assign|audit|build|buy|call|check|choose|clean|clear|click|close|collect|communicate|compare|complete|conduct|configure|confirm|connect|contact|copy|create|cut|decide|define|deliver|deploy|describe|design|determine|develop|discover|discuss|distribute|document|download|draft|draw|drive|edit|enable|enter|establish|estimate|evaluate|execute|explore|fill|find|fix|follow|form|gather|get|give|go|hold|identify|implement|improve|inform|insert|inspect|install|integrate|interview|launch|learn|list|listen|load|log|look|maintain|make|map|measure|meet|mix|monitor|move|notify|obtain|offer|open|order|organi[sz]e|pay|perform|pick|pilot|plan|prepare|present|press|print|prioriti[sz]e|produce|provide|publish|pull|push|put|read|receive|record|register|release|remove|repeat|report|request|research|resolve|restart|return|review|roll out|run|save|schedule|scan|scope|select|send|set|share|ship|sign|start|stop|store|submit|support|survey|switch|take|talk|tell|test|track|train|transfer|try|turn|update|upgrade|upload|use|validate|verify|visit|wait|wash|write)\b|^\p{L}{3,}(?:er|ir|re)\s+(?:les?|la|un|une|des?|du|aux?|à|sur|avec|son|sa|ses|vos|votre)\s|^\p{L}{3,}(?:er|ir|re)\s+l['’]/iu;

/** Most steps that an ordered list nobody announces as steps may have. */
const MOST_UNANNOUNCED = 7;

/** Ordered entries with leads most of which say what to do are steps, though nothing announces them. */
function areInstructions(items: readonly Item[]): boolean {
  if (items.length > MOST_UNANNOUNCED || items.some(({ lead }) => !lead)) return false;
  const actions = items.filter(({ lead = '', text }) => ACTION.test(lead) || ACTION.test(text)).length;
  return actions >= Math.ceil(items.length * 0.6);
}

/** Entries of an ordered list that is announced as steps, sentences that count themselves, or entries named as steps. */
export function processBrief(
  base: Base,
  shown: readonly Atom[],
  more: Statement[],
  announcements: readonly string[],
): BriefOf<'process'> | undefined {
  const listed = shown.filter((atom) => atom.kind === 'item');
  const items = itemsOf(listed);
  const named = items.filter(({ lead }) => lead && isStepName(lead)).length;
  const isAnnounced = announcements.some((text) => ANNOUNCES.test(text));
  const isList = listed.length >= 3 && listed.length >= shown.length - 1;
  const isOrdered = isList && listed.every(({ ordered }) => ordered) && (isAnnounced || areInstructions(items));
  if (isOrdered || (isList && named >= 2 && named >= items.length - 1)) {
    const intro = shown.find((atom) => atom.kind === 'sentence');
    const subtitle = intro ? statementOf(intro) : listed[0]?.intro;
    const lead = intro ? listed[0]?.intro : undefined;
    const left = [...(lead ? [lead] : []), ...items.flatMap(unsaidOf), ...more];
    return { ...base, form: 'process', ...(subtitle ? { subtitle } : {}), steps: items.map(stepOf), more: left };
  }
  const statements = shown.map(statementOf);
  const counting = statements.filter(({ text }) => ORDERED_START.test(text)).length;
  if (statements.length < 3 || counting < Math.ceil(statements.length * 0.6)) return undefined;
  return { ...base, form: 'process', steps: statements.map((own) => stepOf(itemOf(own))), more };
}

/** A step's title and text: its lead and the rest where it has one, else the whole as its title. */
export function stepOf(entry: Item): Step {
  const parts = entry.lead ? { lead: entry.lead, text: entry.text } : splitLead(entry.text);
  const own: Statement = { text: entry.text, origins: entry.origins, rank: entry.rank };
  if (parts && readingLoad(parts.lead) <= 120) {
    return { title: { ...own, text: parts.lead }, text: { ...own, text: parts.text } };
  }
  const [child] = entry.children ?? [];
  return child ? { title: own, text: child } : { title: own };
}

/** Entries below an entry that its step has no room for. */
function unsaidOf(entry: Item): Statement[] {
  const { text } = stepOf(entry);
  return (entry.children ?? []).filter((child) => child.text !== text?.text);
}
