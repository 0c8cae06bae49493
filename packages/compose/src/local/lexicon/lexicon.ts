/**
 * What a language of documents knows, as sources of regular expressions without groups: one file a language. Readers of
 * quantities, dates and relations join those of all languages, because documents mix them.
 */
export interface Lexicon {
  /** Words that multiply the number before them: `万`, `million`. */
  readonly scales: readonly string[];
  /** Units of measure and money behind a number; a figure without its unit says something else. */
  readonly units: readonly string[];
  /** What is counted, written right behind the number without a space: `人`, `台`. Empty where words stand apart. */
  readonly counters: readonly string[];
  /** Right in front of a figure: `约`, `about`. */
  readonly approximations: readonly string[];
  /** Right behind a figure: `以上`, `未満`. */
  readonly bounds: readonly string[];
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  /** Parts of a day before a time: `上午`. */
  readonly dayParts: readonly string[];
  /** Dates of other kinds, whole: `第三季度`, `即日起`. */
  readonly periods: readonly string[];
  /** Parts of an undertaking that come one after the other, counted, in front of a line: `Phase 1`, `二期`. */
  readonly stages: readonly string[];
  /** In front of a day: it comes again and again. */
  readonly recurrences: readonly string[];
  /** Days that come again and again, by their own form: `Mondays`. */
  readonly recurringDays: readonly string[];
  /** Words that say when only in front of a line: `today`, `晚上`. */
  readonly dayWords: readonly string[];
  /** Right behind a date, which they belong to: `前后`, `から`, ` morning`. */
  readonly dateEnds: readonly string[];
  /** Spring, summer, autumn and winter, each by all its names. */
  readonly seasons: readonly (readonly string[])[];
  /** Feasts and holidays that say when where a line begins with them. */
  readonly feasts: readonly string[];
  /** Days of the year that have a name, each with its month and day as one number, roughly where it moves: `Toussaint`, 1101. */
  readonly yearDays: readonly (readonly [string, number])[];
  /** Right in front of such a name and right behind it within a sentence, where without them it would say something else. */
  readonly toYearDays: readonly string[];
  readonly behindYearDays: readonly string[];
  /**
   * Days told from one that is not named, before it, behind it and that day itself: `two weeks before`, `当日`. `{count}`
   * stands for a small number in words or figures, `{figure}` for one in figures, `{unit}` for a unit of time.
   */
  readonly daysBefore: readonly string[];
  readonly daysAfter: readonly string[];
  readonly daysOf: readonly string[];
  /** One to twelve. */
  readonly countWords: readonly string[];
  readonly timeUnits: Readonly<Record<TimeUnit, string>>;
  /** Connectors between the figure before and the one after, on both sides: `from … to …`. */
  readonly changes: readonly ChangeWords[];
  /** In front of two figures that are the ends of a range, with the words that lead to it: `takes from`, `âgés de`. */
  readonly spanning: readonly string[];
  /** Units of how old somebody is, and right in front of two such figures who is meant: `les`, `children`. */
  readonly ages: readonly string[];
  readonly ageGroups: readonly string[];
  /** Says of two figures that they are compared with each other, and nothing changed: `did not differ`. */
  readonly comparing: readonly string[];
  /** Right in front of a figure, and right behind one: it is not what is said. `not`, `不是`, `ではなく`. */
  readonly denials: readonly string[];
  readonly denied: readonly string[];
  /** In the clause in front of two figures, and right behind them: what they say did not happen. `did not`, `増えなかった`. */
  readonly undone: readonly string[];
  readonly undoneBehind: readonly string[];
  /** Right behind two figures: they are the ends of a range. `从5元到12元不等`, `500円から1200円まで`. */
  readonly ranging: readonly string[];
  /** Words between the figure after and the one before: `down from`, `instead of`. */
  readonly backward: readonly string[];
  /** Between a figure and the earlier one that it lies above or below: `beating last year’s`. */
  readonly exceeding: readonly string[];
  /** Beside a figure: what it counts rose to it, or fell to it. */
  readonly risenTo: readonly string[];
  readonly fallenTo: readonly string[];
  /** What is told apart by letters: `group B` may end a sentence, `by B.` does not. */
  readonly lettered: readonly string[];
  /** Between what is told of one side and of another: `whereas`, `contre`, `一方`. */
  readonly contrasts: readonly string[];
  /** The same where a sentence begins with it. */
  readonly turns: readonly string[];
  /** In front of whoever a figure is of: `54 dB for the Kudo`. */
  readonly holders: readonly string[];
  /** In front of a noun, no part of its name. */
  readonly articles: readonly string[];
  readonly indefiniteArticles: readonly string[];
  /** In brackets in front of the figure before: `去年`, `last week`. */
  readonly earlier: readonly string[];
  /** What is told one by one, each with its number: `Case 1`, `案例一`. */
  readonly cases: readonly string[];
  /** What a time that is still to come is called: `next year`. */
  readonly timesToCome: readonly string[];
  /** What a time is called by how far it is from now: `this year`, `last year`, `the year before`. */
  readonly timesBack: readonly (readonly string[])[];
  /** Says of a figure that it is the later one: `now`, `目前`. */
  readonly now: readonly string[];
  /** When a movement has come to where it leads, as it stands in front of that figure: `缩短到改造后的9分钟`. */
  readonly until: readonly string[];
  /** Right behind a figure that is a difference: `増えた`. */
  readonly differences: readonly string[];
  /** Right in front of one: `多了`, `fell by`. */
  readonly differencesBefore: readonly string[];
  /** Words of a clause that repeats another for a different time: `there were only`. */
  readonly repeats: readonly string[];
  /** Verbs and particles between what is measured and its figure: `stands at`, `为`. */
  readonly copulas: readonly string[];
  /** Over what is said besides, behind entries of another kind: `その他`, `NB`. */
  readonly remarks: readonly string[];
  /** Behind the last figure of several times: how it went, `と増えています`. */
  readonly courses: readonly string[];
  /** Last words of a sentence behind its figure, which say nothing: `です`. */
  readonly finals: readonly string[];
  /** First words of clauses that say more of the figure before them: `up from`, `比上月`. */
  readonly dependents: readonly string[];
  /** Ends of words behind which an enumeration begins: `内訳は`, `分别是`. */
  readonly announcers: readonly string[];
  /** Ends of words behind which the first of several amounts stands, each with what it was for behind it: `We spent`. */
  readonly spendings: readonly string[];
  /** Verbs that a row of names with figures says once, behind the first name: `Germany won 12 medals, France 9 and Italy 7`. */
  readonly saidOnce: readonly string[];
  /** In a bracket behind a figure among others that changed: it did not. */
  readonly unchanged: readonly string[];
  /** What is counted, behind the number and a space: `customers`. */
  readonly counted: readonly string[];
  /** What is told apart by numbers: `section 12` is no figure. */
  readonly numbered: readonly string[];
  /** Shares in words: `three of four`, `七成`. */
  readonly fractions: readonly string[];
  /** Words that only say that a figure is a share: `占`. */
  readonly shares: readonly string[];
  /** Last words of a name whose figure says how much it rose or fell. */
  readonly movements: readonly string[];
  /** Words that lead from one part to the next: `其次`, `followed by`. */
  readonly sequels: readonly string[];
  /** Words in front of the whole that parts add up to: `合计`, `total`. */
  readonly totals: readonly string[];
  /** What has an hour in front of it: `the 8.15 start`. */
  readonly timetabled: readonly string[];
  /** Words that only say that what follows is what was said before: `soit`, `making`. */
  readonly comesTo: readonly string[];
  /** Headings over actions. */
  readonly actions: readonly string[];
  /** Headings over what is needed: ingredients, material. */
  readonly supplies: readonly string[];
  /** What the parts of an abstract, a report or a pitch are called in front of what they say: `Methods: …`. */
  readonly sections: readonly string[];
  /** A sentence that goes on with what is needed begins so: `You need 2 eggs, …`. */
  readonly needs: readonly string[];
  /** Measures of a kitchen, with and without a number. */
  readonly kitchenMeasures: readonly string[];
  /** Headings over steps. */
  readonly steps: readonly string[];
  /** Words over steps that say how many there are: `in four steps`. */
  readonly countedSteps: readonly string[];
  /** What counts a step with its number: `Step 2`, `第二步`. */
  readonly stepMarks: readonly string[];
  /** Ends of a sentence that tells what one does, where words over it announce a procedure. */
  readonly present: readonly string[];
  /** First words of why something is so, and last words of that in front of what is so: `because`, `のため`. */
  readonly causes: readonly string[];
  readonly causesBehind: readonly string[];
  /** End of a clause whose verb leaves to the next one what it says: `電源を入れ`. */
  readonly continuing: readonly string[];
  /** Names of why something is so, or of what speaks for it or against it: no procedure. */
  readonly reasons: readonly string[];
  /** Headings and leads of risks, and of what is done about them. */
  readonly risks: readonly string[];
  /** Greetings and other first lines that are no title. */
  readonly greetings: readonly string[];
  /** Last words of letters and speeches, which say nothing. */
  readonly closings: readonly string[];
  /** Leads of lines about the document itself: `Date:`, `参会`. */
  readonly metadata: readonly string[];
  /** Leads of a line that says who is there: `Present:`, `到：`. */
  readonly attendance: readonly string[];
  /** Leads of the line that says whom a message is for: `To:`, `Cc:`, `收件人：`. */
  readonly addressees: readonly string[];
  /** What an amount is for each of, in front of it and behind: `每天20元`, `£8 per bed`. */
  readonly ratesBefore: readonly string[];
  readonly ratesBehind: readonly string[];
  /** In front of the amount from which on something costs nothing: `free over £40`. */
  readonly freeFrom: readonly string[];
  /** In front of when one meets again: nobody who does anything. */
  readonly nextTimes: readonly string[];
  /** Words over what is proposed, asked for or laid down: entries that hold figures, and are none. */
  readonly measures: readonly string[];
  /** Words over what is planned for the time that comes: tasks where they name people. */
  readonly plans: readonly string[];
  /** Leads of the line that says who writes a message: `From:`, `发件人：`. */
  readonly senders: readonly string[];
  /** How one speaks of oneself: `I'll`, `我`. */
  readonly selves: readonly string[];
  /** In front of a figure that was aimed at: `target`, `目标`. */
  readonly plannedAt: readonly string[];
  /** First words of a clause that say who or what it speaks of, as what goes on behind them: `we`, `il y a`. */
  readonly subjects: readonly string[];
  /** All that a message says that only shows that its reader has read: `sure`, `收到`. */
  readonly acknowledgements: readonly string[];
  /** Behind the name of somebody who is asked to do something, and in front of what: `can you`, `你负责`. */
  readonly charges: readonly string[];
  /** At the end of what somebody is asked to do: `お願いします`. */
  readonly requests: readonly string[];
  /** First words of who takes something on: `I'll`, `我来`. */
  readonly undertakings: readonly string[];
  /** Verbs of the present tense by which one takes something on in a letter, behind `j’` and `je`: `envoie`. */
  readonly promises: readonly string[];
  /** First words behind `I’ll` that tell a state, a want or what comes to one by itself, and no task: `need the list`. */
  readonly states: readonly string[];
  /** The same at the end of a sentence: `資料が必要です`. */
  readonly statesBehind: readonly string[];
  /** What people do that is no task: `says`, `thinks`, `wants`. */
  readonly opinions: readonly string[];
  /** What paragraphs that count themselves begin with, in their order: `first`, `deuxièmement`. */
  readonly paragraphCounts: readonly (readonly string[])[];
  /** What leads to what is said of all that stands above: `our recommendation`, `综上`. */
  readonly conclusions: readonly string[];
  /** First words of sentences that count themselves: `first`, `其次`. */
  readonly ordinals: readonly string[];
  /** First words of clauses that say that they come behind the one before in time, that they are the last, or the first. */
  readonly followings: readonly string[];
  /** What is done first to something: `is first checked`. */
  readonly passiveOpenings: readonly string[];
  readonly lasts: readonly string[];
  readonly openings: readonly string[];
  /** Who tells of something, or of what is done: no instruction. */
  readonly tellers: readonly string[];
  /** Verbs that say what happened: `prices rose`, `ont monté`. */
  readonly happenings: readonly string[];
  /** Words of what may happen, or happens only if something else does. */
  readonly conditions: readonly string[];
  /** First words of a clause that says in which case something is so, and last words of one: its figures measure nothing. */
  readonly conditionOpenings: readonly string[];
  readonly conditionEnds: readonly string[];
  /** First words of a sentence that say of nobody and nothing what it tells: `none of them`. */
  readonly nones: readonly string[];
  /** Liquids that are named with how strong they are in front: `70% ethanol`. */
  readonly solutions: readonly string[];
  /** What people of a family are called, where a name stands in front of it or none: `小雨妈妈`, `表哥`. */
  readonly kin: readonly string[];
  /** Family names in front of given names, where nothing else tells a name; words that begin alike are ruled out. */
  readonly surnames: readonly string[];
  /** Words for the one and the other of two things that were named, each with its fellow. */
  readonly inTurn: readonly (readonly [string, string])[];
  /** Last words of the names of things that are told apart by their first letters: `方案` of `甲方案`. */
  readonly kinds: readonly string[];
  /** Ends of the names of groups of people: `部`, `チーム`. */
  readonly groups: readonly string[];
  /** How somebody is called by what he or she is: `主任`. */
  readonly posts: readonly string[];
  /** What somebody does who has a task: `整理`. */
  readonly taskVerbs: readonly string[];
  /** What somebody says who takes on a task: `agreed to`. */
  readonly commitments: readonly string[];
  /** That something is somebody's, with what stands in front of it: `is responsible for`. */
  readonly chargeVerbs: readonly string[];
  /** The same behind the next name, which says no verb: `Mary for the venue`. */
  readonly chargeLinks: readonly string[];
  /** Groups of people who do something, with their article: `the finance team`. */
  readonly teams: readonly string[];
  /** Ends of words for whoever does something in a procedure: `申请人`. */
  readonly doers: readonly string[];
  /** In front of who is to do something: `担当：`, `owner:`. */
  readonly owners: readonly string[];
  /** Says of how many people that they were asked something. */
  readonly surveyed: readonly string[];
  /** Beside words in quotation marks and who said them: `says`, `表示`. */
  readonly says: readonly string[];
  /** In front of a colon, says only that what stands behind follows from what was said: `So`, `所以`. */
  readonly joiningHeads: readonly string[];
  /** Begins a sentence that says what the one before comes to: `That is 76%`. */
  readonly restates: readonly string[];
  /** How far a task is, alone in the place of its day: `done`. */
  readonly statuses: readonly string[];
  /** First words of sentences that are nobody's name though they have a capital letter. */
  readonly nobodies: readonly string[];
  /** Verbs of what happens by itself: who does them is no person with a task. */
  readonly occurrences: readonly string[];
  /** Words that titles write small wherever capitals begin their words. */
  readonly smallWords: readonly string[];
  /** First words of a sentence that tells what to do. */
  readonly instructions: readonly string[];
  /** First words of a clause that says when something is to be done. */
  readonly moments: readonly string[];
  /** Between two steps, in front of the second: `meanwhile`, `le lendemain`. */
  readonly interludes: readonly string[];
  /** How a language tells what one does, step by step, without asking for it; for sentences, not for lines alone. */
  readonly proceedings: readonly string[];
  /** First words of what a procedure is for, in front of it: `To change these rules …`. */
  readonly aims: readonly string[];
  /** Words of a clause that says how something is rather than what is done. */
  readonly stating: readonly string[];
  /** First words of what a verb is done to: behind a word of instructions they say that it is a verb. */
  readonly objects: readonly string[];
  /** Behind a word of instructions, verbs that tell what is or was: the line tells and asks nothing. */
  readonly finites: readonly string[];
  /** First words of a clause with a verb of its own. */
  readonly subordinators: readonly string[];
  /** Says that what stands in the last of several clauses is so of all of them: `都`, `both`. */
  readonly ofAll: readonly string[];
  /** In front of a date: the last day for something. */
  readonly deadlines: readonly string[];
  /** In front of who is to do something: who decided it. `会议决定`, `it was agreed that`. */
  readonly decisions: readonly string[];
  /** What one may choose between, with a letter or a number: `方案`, `plan`. */
  readonly alternatives: readonly string[];
  /** Verbs of who takes a task on: `担当`. */
  readonly takesOn: readonly string[];
  /** In front of the first of several names in a sentence: `主要集中在`, `mainly about`. */
  readonly leadsToNames: readonly string[];
  /** Says that figures are told in the order of the names: `分别`, `respectively`. */
  readonly respectively: readonly string[];
  /** All that stands behind parts that were told, and says nothing without them: `respectively`, `の順です`. */
  readonly tails: readonly string[];
  /** What begins a phrase behind figures that says what is in all of them or not: `…, before implementation`. */
  readonly qualifiers: readonly string[];
  /** All that a line says which only points at what follows it: `for example`, `如下`. */
  readonly pointers: readonly string[];
  /** In front of what a sentence is about, up to its first comma: `regarding`, `关于`. */
  readonly topics: readonly string[];
  /** At the end of what only points at what follows it: `… are as follows`, `…は以下の通り`. */
  readonly pointingEnds: readonly string[];
  /** Last words of a name that lead on to what follows, or that its line was broken behind: `of`, `est`. */
  readonly leadingOn: readonly string[];
  /** The same behind a mark alone: a verb may end with them otherwise. `Interview: for`. */
  readonly prepositions: readonly string[];
  /** First words of names that ask, which end as names do not: `Who we are`. */
  readonly asking: readonly string[];
  /** First words of questions: what begins with them names nothing. */
  readonly questions: readonly string[];
  /** Prepositions that a long name is whole without, with what stands behind them. */
  readonly attributes: readonly string[];
  /** First words of a purpose or a reason in a sentence. */
  readonly purposes: readonly string[];
  /** Between two things that a sentence says, and the subjects and verbs that the second begins with. */
  readonly additions: readonly string[];
  readonly secondSubjects: readonly string[];
  /** What is cut from a sentence with one of these may have been its point: `only`, `pas`. */
  readonly limits: readonly string[];
  /** In front of a detail that a sentence is true without: `of`, `selon`. */
  readonly details: readonly string[];
  /** Words and ends of words that something has to follow: `each`, `-ing`. */
  readonly unfinished: readonly string[];
  readonly unfinishedEnds: readonly string[];
  /** First words of clauses that need the one behind them: `if`, `lorsqu’`, `由于`. */
  readonly leanings: readonly string[];
  /** Words in front of an example, `例如`, where these are not read as pointing back anyhow. */
  readonly examples: readonly string[];
  /** Those of `leanings` that also stand behind the subject of their clause, in scripts without spaces: `即使`. */
  readonly innerLeanings: readonly string[];
  /** Last words of what is no whole phrase: `of the`, `的`. */
  readonly openEnds: readonly string[];
  /** Ends of what only says how the rest of its sentence is meant: `について`. */
  readonly particleEnds: readonly string[];
  /** Verbs, and ends of verbs, that show a clause. */
  readonly clauseVerbs: readonly string[];
  readonly clauseVerbEnds: readonly string[];
  /** Between a clause and the next one, behind a comma. */
  readonly clauseLinks: readonly string[];
  /** First words of notes to the reader: `see`, `参见`. */
  readonly references: readonly string[];
  /** Words of a line over a list that names nothing: `the following`, `例如`. */
  readonly announcing: readonly string[];
  /** Last words of such a line behind which its sentence goes on: `must`, `est`. */
  readonly announcingEnds: readonly string[];
}

export type TimeUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

/** `before` leads to the first figure and may be empty, `between` stands between the two. */
export interface ChangeWords {
  readonly before: string;
  readonly between: string;
}
