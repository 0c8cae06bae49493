import type { AssistWords } from './atoms.ts';

export const ENGLISH: AssistWords = {
  verbs: {
    shorter:
      'shorter|shorten|condense|tighten(?: up)?|trim|briefer|less (?:text|words|wordy)|fewer (?:words|points|bullets)|cut (?:it |this |the text )?down|summari[sz]e|more concise|more compact|concise|compact',
    longer:
      'longer|lengthen|expand(?: on)?|elaborate(?: on)?|(?:add |with )?more (?:details?|text|content|points)|(?:more )?detailed|add details?',
    split: 'split(?: up)?|divide|break (?:up|apart)|break|spread',
    merge:
      '(?:merge|combine|join)(?: (?:it|this|this page))? with (?:the )?(?:next|following)(?: page| slide| one)?|merge|combine|join|put together|unite|(?<=put .*)together',
    move: 'move|put|place|reorder|shift|bring(?= (?:it |this |that |#))',
    remove: 'remove|delete|drop|take (?:out|away)|get rid of',
    layout:
      '(?:(?:a|an|the) )?(?:another|different|other|new|change(?: the)?|next|try another|try a different) (?:layouts?|arrangement|composition)|lay (?:it|this) out differently|rearrange|re-?layout|change the layout',
    'chart-type':
      '(?:(?:a|the) )?(?:another|different|other|new|change(?: the)?) (?:(?:type|kind) of (?:chart|graph)|(?:chart|graph)(?: (?:type|kind))?)|chart type',
    fix: 'fix (?:what |everything |all )?(?:(?:that )?(?:the )?(?:page )?health )(?:has )?(?:finds?|found|says)|fix(?: up)?|repair|mend|correct(?: the)? (?:problems|faults|errors|layout)|solve',
    'bring-in':
      '(?:bring|add|put|include) (?:back |in )?(?:(?:a|the|one|another|some|an) )?(?:(?:statements?|sentences?|points?|something|things?|content|what|more) )?(?:(?:that|which) )?(?:was |were |is )?(?:left[ -]out|omitted|missing)(?: (?:statements?|sentences?|points?|content))?|(?:bring|add|include|put)(?: back)?(?: in)?(?= “)|bring in(?: (?:a|the|one|another) (?:statement|sentence|point))?',
    'picture-in':
      '(?:bring|add|put|include|show|insert) (?:back |in )?(?:(?:a|the|one|another|its) )?(?:left[ -]out )?(?:pictures?|images?|photos?|figures?(?! in (?:thousands?|millions?|billions?|k)\\b))(?: (?:that|which) (?:was|were|is) left out)?(?: (?:from|of) the (?:source|document|file))?',
    'add-pages':
      '(?:add|make|create|append|generate) (?:new |some |more )?(?:pages|slides) (?:from|for|out of|of|with) (?:the |this |my |an? )?(?:attached |new |uploaded )?(?:files?|documents?|attachments?)|(?:add|append|include|insert) (?:the |this |my )?(?:attached |new |uploaded )?(?:files?|documents?|attachments?)',
  },
  forms: {
    timeline: 'timelines?|time line|chronolog(?:y|ical order)',
    chart: 'charts?|graphs?|diagram of the (?:figures|numbers)',
    list: '(?:bullet(?:ed)? )?lists?|bullet points|bullets',
    table: 'tables?|tabular',
  },
  shapes: {
    'bar-horizontal': 'horizontal bars?(?: charts?| graphs?)?',
    'bar-stacked': 'stacked (?:bars?|columns?)(?: charts?| graphs?)?',
    bar: '(?:bar|column)s?(?: charts?| graphs?)|columns|bars',
    line: 'line (?:charts?|graphs?)|lines?(?= (?:chart|graph))',
    area: 'area (?:charts?|graphs?)',
    doughnut: '(?:doughnut|donut|ring)(?: charts?| graphs?)?',
    pie: 'pie(?: charts?| graphs?)?',
    radar: '(?:radar|spider)(?: charts?| graphs?)?',
    funnel: 'funnel(?: charts?| graphs?)?',
    treemap: 'tree ?map(?: charts?)?',
    scatter: 'scatter(?: charts?| plots?| graphs?)?',
  },
  places: {
    first: '(?:to |at )?(?:the )?(?:very )?(?:beginning|start|front|top)|first',
    last: '(?:to |at )?(?:the )?(?:very )?(?:end|back|bottom)|last',
    after: 'after|behind|following|below',
    before: 'before|in front of|ahead of|above',
  },
  units: {
    fahrenheit: '(?:degrees )?fahrenheit|°f',
    celsius: '(?:degrees )?(?:celsius|centigrade)|°c',
    imperial: '(?:imperial|us customary|american|us)(?: units?| measures?)?|miles?|pounds|lbs?|feet|inches',
    metric:
      '(?:metric|si)(?: units?| system)?|kilomet(?:er|re)s?|km|kilograms?|kilos?|kg|met(?:er|re)s|centimet(?:er|re)s',
  },
  scales: { billion: 'billions?|bn', million: 'millions?', k: 'k', thousand: 'thousands?' },
  scripts: {
    traditional: 'traditional(?: chinese)?(?: characters)?|zh-tw',
    simplified: 'simplified(?: chinese)?(?: characters)?|zh-cn',
  },
  styles: {
    professional: 'professional',
    energetic: 'energetic',
    compact: 'compact',
    concise: 'concise',
    innovative: 'innovative',
    efficient: 'efficient',
    elegant: 'elegant',
    tech: 'tech|techy|technical',
    minimal: 'minimal(?:ist|istic)?',
    warm: 'warm(?:er)?',
  },
  formats: {
    'ppt-16-9': '(?:ppt|slides?|powerpoint|presentation)? ?16 ?[:x×/] ?9|widescreen',
    'ppt-4-3': '(?:ppt|slides?|powerpoint|presentation)? ?4 ?[:x×/] ?3',
    'ppt-21-9': '(?:ppt|slides?|powerpoint|presentation)? ?21 ?[:x×/] ?9|ultra-?wide',
    'a4-landscape': 'a4 (?:horizontal|landscape)|(?:landscape|horizontal) a4',
    'a4-portrait': 'a4(?: (?:vertical|portrait|upright))?|(?:portrait|vertical) a4',
  },
  style: 'styles?|looks?|design|theme',
  format: 'formats?|page (?:size|format)|paper',
  all: '(?:all|every|each)(?: of)?(?: (?:the|my))?(?: (?:pages?|slides?))|(?:the )?(?:whole|entire) (?:document|deck|presentation|thing)|everything|everywhere|the document|the deck',
  pages:
    '(?:pages?|slides?|p\\.) ?(?:no\\.? ?|number )?(?<from>\\d{1,3})(?: ?(?:to|à|-|–|through|until) ?(?:page |slide )?(?<to>\\d{1,3}))?(?<and>(?: ?(?:,|and|et|&) ?(?:and |et )?\\d{1,3}(?!\\d| ?(?:km|kg|:)))*)',
  parts: 'in(?:to)? (?<parts>two|three|four|half|[2-4])(?: (?:pages|slides|parts|halves))?',
  numbers: { two: 2, half: 2, three: 3, four: 4 },
  firstPage: '(?:the )?first (?:page|slide)',
  lastPage: '(?:the )?last (?:page|slide)',
  firstWanted: 'instead of|rather than|\\bof\\b|\\bfrom\\b',
  negation: "not|don[’']?t|never|no|without|stop",
  and: 'and then|then|and|but',
  fillers:
    'please|can you|could you|would you|i (?:want|would like|need) (?:you )?to|let’?s|just|also|now|then|the|this|that|these|those|it|its|them|an?|my|our|some|of|on|in|into|to|as|for|with|and|from|make|turn|change|convert|show|set|switch|give|use|have|get|do|apply|draw|display|present|write|translate|transform|put|page|pages|slide|slides|text|texts|content|contents|document|characters|one|single|chinese|numbers?|figures?|values?|units?|data|problems?|issues?|faults?|findings?|errors?|warnings?|all|a bit|a little|bit|little|much|more|together|into one|view|current|instead|back|here|there|at|up',
};
