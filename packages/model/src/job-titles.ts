/** What people and offices who sign are, as a word of a line. */
const LATIN =
  /(?<!\p{L})(?:(?:co-?)?(?:manager|director|secretary|treasurer|president|principal|chair|chair(?:man|woman|person)|head|headteacher|coordinator|organi[sz]er|officer|editor|captain|warden|leader|lead|founder|owner|coach|administrator|assistant|supervisor|engineer|designer|developer|analyst|consultant|advisor|adviser|mayor|clerk|librarian|vicar|pastor|doctor|nurse|teacher|trainer|caretaker|steward|trustee|chief|ceo|cto|cfo|coo|hr|board|committee|office|team|department|council|association|society)|directeur|directrice|présidente?|secrétaire|trésori(?:er|ère)|responsable|gérante?|maire|adjointe?|chef(?:fe)?|coordinat(?:eur|rice)|animat(?:eur|rice)|gardien(?:ne)?|enseignante?|professeure?|institut(?:eur|rice)|infirmi(?:er|ère)|bibliothécaire|référente?|conseill(?:er|ère)|équipe|comité|bureau|syndic|conseil|mairie)(?!\p{L})/iu;
/** The same at the end of a line in Chinese or Japanese. */
const WIDE =
  /(?:[经經]理|主任|主[席管编編]|[会會校园園店班部课課组組队隊社馆館院所处處科局里理事市区區町村団团團駅室委員][长長]|老[师師]|教[师師授員]|秘[书書]|[负負][责責]人|委[员員](?:[会會])?|[干幹]事|[总總][监監裁]|[总總教财財庶校][务務][处處室]|[工设設][程计計][师師]|助[理手]|[会會][计計]|[顾顧][问問]|代表|担当者?|責任者|役員|係|先生|リーダー|マネージャー|ディレクター|事務局|自治会|町内会|管理[处處组組]|[办辦]公室|(?:行政|人事|[财財][务務]|市[场場]|技[术術])部)$/u;

/** Longest line under a name that says what they are, a Han character counting as two. */
export const LONGEST_JOB_TITLE = 40;

/** Whether a line says what somebody who signs is: `Store manager`, `物业经理`. */
export function isJobTitle(line: string): boolean {
  const text = line.trim();
  return LATIN.test(text) || WIDE.test(text);
}
