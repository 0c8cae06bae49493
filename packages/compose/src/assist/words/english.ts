import type { AssistWords } from './atoms.ts';

export const ENGLISH: AssistWords = {
  verbs: {
    shorter:
      "shorter|shorten|condense(?: (?:it |this )?to (?:(?:the|its) )?(?:key|main|essential) points)?|tighten(?: up)?|trim(?: down)?|briefer|(?:more )?brief|keep (?:it|this) short|less (?:text|words|wordy)|(?:say it in |with |in )?fewer (?:words|points|bullets)|cut (?:it |this |the text )?down|(?:cut|reduce) the (?:text|words)|simplify|summari[sz]e|more concise|more compact|concise|compact|(?:(?:it|this|that|(?:this|the) (?:page|slide|text))(?: is|’s|'s) )?(?:far |much |way |a bit )?too (?:long|wordy|verbose|much text|many words)",
    longer:
      "longer|lengthen|expand(?: on)?|elaborate(?: on)?|(?:add |with )?more (?:details?|text|content|points)|(?:more )?detailed|add details?|flesh(?: (?:it|this|that|the text))? out|say more(?: about (?:it|this))?|go into (?:more )?details?|extend|enrich|(?:(?:it|this|that|(?:this|the) (?:page|slide|text))(?: is|’s|'s) )?(?:far |much |way |a bit )?too (?:short|little text|few words)",
    split: 'split(?: up)?|divide|break (?:up|apart)|break|spread',
    merge:
      '(?:merge|combine|join)(?: (?:it|this|this page))? with (?:the )?(?:next|following)(?: page| slide| one)?|merge|combine|join|put together|unite|(?<=put .*)together',
    'merge-previous':
      '(?:merge|combine|join|unite|put together)(?: +(?:it|this|that|(?:this|the) (?:page|slide)|#))? +with (?:the )?(?:previous|preceding)(?: page| slide| one)?|(?:merge|combine|join)(?: +(?:it|this|that|(?:this|the) (?:page|slide)|#))? +with the (?:page|slide|one) (?:before|above)(?: (?:it|this))?',
    swap: '(?:swap|exchange|switch)(?: the)?(?: (?:order|places|positions)(?: of)?)?(?=(?: +(?:it|this|that|this page))?(?: +with)?(?: +and)? +#)|swap|exchange|trade places',
    earlier:
      '(?:move|shift|push)(?: +(?:it|this|that|(?:this|the) (?:page|slide)|#))? +(?:one (?:page|place|position|step) )?(?:up|earlier)(?: (?:by )?(?:one|a|1)(?: (?:page|place|position|step))?)?|swap(?: +(?:it|this|that|(?:this|the) (?:page|slide)|#))? +with the (?:previous|preceding)(?: page| slide| one)?',
    later:
      '(?:move|shift|push)(?: +(?:it|this|that|(?:this|the) (?:page|slide)|#))? +(?:one (?:page|place|position|step) )?(?:down|later)(?: (?:by )?(?:one|a|1)(?: (?:page|place|position|step))?)?|swap(?: +(?:it|this|that|(?:this|the) (?:page|slide)|#))? +with the (?:next|following)(?: page| slide| one)?',
    move: 'move|put|place|reorder|shift|bring(?= (?:it |this |that |#))',
    remove: 'remove|delete|drop|take (?:out|away)|get rid of',
    layout:
      "(?:(?:a|an|the) )?(?:another|different|other|new|change(?: the)?|next|try another|try a different) (?:layouts?|arrangement|composition)|lay (?:it|this) out differently|rearrange|re-?layout|change the layout|shuffle(?: the layout)?|i (?:do not|don[’']t) like (?:the|this) (?:layout|arrangement)(?:,? (?:please )?(?:try|use|give me) another(?: one)?)?",
    'chart-type':
      '(?:(?:a|the) )?(?:another|different|other|new|change(?: the)?) (?:(?:type|kind) of (?:chart|graph)|(?:chart|graph)(?: (?:type|kind))?)|chart type|(?:another|different) (?:type|kind) of (?:chart|graph)',
    fix: 'fix (?:the |all |any )?(?:overflow(?:ing)?(?: text)?|overlaps?|overlapping (?:text|objects)|contrast)|fix (?:what |everything |all )?(?:(?:that )?(?:the )?(?:page )?health )(?:has )?(?:finds?|found|says)|fix(?: up)?|repair|mend|correct(?: the)? (?:problems|faults|errors|layout)|solve|resolve|clean (?:up|it up|this up)',
    'bring-in':
      '(?:bring|add|put|include) (?:back |in )?(?:(?:a|the|one|another|some|an) )?(?:(?:statements?|sentences?|points?|something|things?|content|what|more) )?(?:(?:that|which) )?(?:was |were |is )?(?:left[ -]out|omitted|missing)(?: (?:statements?|sentences?|points?|content))?|(?:bring|add|include|put)(?: back)?(?: in)?(?= “)|bring in(?: (?:a|the|one|another) (?:statement|sentence|point))?',
    'picture-in':
      '(?:bring|add|put|include|show|insert) (?:back |in )?(?:(?:an?|the|one|another|its) )?(?:left[ -]out |missing )?(?:pictures?|images?|photos?|figures?(?! in (?:thousands?|millions?|billions?|k)\\b))(?: (?:that|which) (?:was|were|is) left out)?(?: (?:from|of) the (?:source|document|file))?',
    'add-pages':
      '(?:add|make|create|append|generate) (?:new |some |more )?(?:pages|slides) (?:from|for|out of|of|with) (?:the |this |my |an? )?(?:attached |new |uploaded )?(?:files?|documents?|attachments?)|(?:add|append|include|insert) (?:the |this |my )?(?:attached |new |uploaded )?(?:files?|documents?|attachments?)(?: as (?:new |more )?(?:pages|slides))?|use (?:the |this |my )?(?:attached |new |uploaded )?(?:files?|documents?|attachments?) (?:to add|for) (?:new |more |some )?(?:pages|slides)',
  },
  forms: {
    timeline: 'timelines?|time line|chronolog(?:y|ical order)',
    chart: 'charts?|graphs?|diagram of the (?:figures|numbers)|visuali[sz]e|plot(?! twist)',
    list: '(?:bullet(?:ed)? |bullet point )?lists?|bullet points?|bullets',
    table: 'tables?|tabular',
  },
  shapes: {
    'bar-horizontal': 'horizontal bars?(?: charts?| graphs?)?',
    'bar-stacked': 'stacked (?:bars?|columns?)(?: charts?| graphs?)?',
    bar: '(?:bar|column)s?(?: charts?| graphs?)|columns|bars',
    line: 'line (?:charts?|graphs?)|lines?(?= (?:chart|graph))|(?<=\\b(?:to|into)(?: a)? )line',
    area: 'area (?:charts?|graphs?)|(?<=\\b(?:to|into)(?: an)? )area',
    doughnut: '(?:doughnut|donut|ring)(?: charts?| graphs?)?',
    pie: 'pie(?: charts?| graphs?)?',
    radar: '(?:radar|spider)(?: charts?| graphs?)?',
    funnel: 'funnel(?: charts?| graphs?)?',
    treemap: 'tree ?map(?: charts?)?',
    scatter: 'scatter(?: charts?| plots?| graphs?)?',
  },
  places: {
    first: '(?:to |at )?(?:the )?(?:very )?(?:beginning|start|front|top)|first',
    // `Bring it back` wants what was there before.
    last: '(?:to |at )?(?:the )?(?:very )?(?:end|bottom)|(?:to |at )?the (?:very )?back|last',
    after: 'after|behind|following|below',
    before: 'before|in front of|ahead of|above',
  },
  units: {
    fahrenheit: '(?:degrees )?fahrenheit|°f',
    celsius: '(?:degrees )?(?:celsius|centigrade)|°c',
    imperial:
      '(?:imperial|us customary|american|us)(?: units?| measures?)?|square (?:feet|miles)|miles per hour|mph|miles?|pounds|lbs?|feet|inches|acres?|gallons?',
    metric:
      '(?:metric|si)(?: units?| system)?|kilomet(?:er|re)s?|km|kilograms?|kilos?|kg|square (?:kilo)?met(?:er|re)s|met(?:er|re)s|centimet(?:er|re)s|hectares?|lit(?:er|re)s?',
  },
  scales: {
    billion: '(?:billions?|bn)(?: of (?:euros|dollars|pounds|yuan|yen|people))?',
    million: 'millions?(?: of (?:euros|dollars|pounds|yuan|yen|people))?',
    k: 'k',
    thousand: 'thousands?(?: of (?:euros|dollars|pounds|yuan|yen|people))?',
  },
  scripts: {
    traditional: 'traditional(?: chinese)?(?: characters)?|zh-tw',
    simplified: 'simplified(?: chinese)?(?: characters)?|zh-cn',
  },
  styles: {
    professional: 'professional|business-?like',
    energetic: 'energetic|lively|vibrant',
    compact: 'compact',
    concise: 'concise',
    innovative: 'innovative',
    efficient: 'efficient',
    elegant: 'elegant|classy',
    tech: '(?:high-?)?tech|techy|technical|futuristic',
    minimal: 'minimal(?:ist|istic)?',
    warm: 'warm(?:er)?|cosy|cozy',
  },
  formats: {
    'ppt-16-9': '(?:ppt|slides?|powerpoint|presentation)? ?16 ?[:x×/] ?9|widescreen',
    'ppt-4-3': '(?:ppt|slides?|powerpoint|presentation)? ?4 ?[:x×/] ?3',
    'ppt-21-9': '(?:ppt|slides?|powerpoint|presentation)? ?21 ?[:x×/] ?9|ultra-?wide',
    'a4-landscape': 'a4 (?:horizontal|landscape)|(?:landscape|horizontal) a4',
    'a4-portrait': 'a4(?: (?:vertical|portrait|upright))?|(?:portrait|vertical) a4',
    a3: 'a3(?: posters?)?|posters?',
    note: 'social(?: media)? note',
    'long-5': 'long image ?[x×] ?5|(?:very|extra) long image',
    'long-3': 'long image(?: ?[x×] ?3)?',
  },
  style: 'styles?|looks?|design|theme',
  format: 'formats?|page (?:size|format)|paper',
  all: '(?:all|every|each)(?: of)?(?: (?:the|my))?(?: (?:pages?|slides?))|(?:the )?(?:whole|entire) (?:document|deck|presentation|thing)|everything|everywhere|the document|the deck|(?<=\\b(?:remove|delete) )all(?= *$)',
  pages:
    '(?:pages?|slides?|p\\.) ?(?:no\\.? ?|number )?(?<from>\\d{1,3})(?: ?(?:to|à|-|–|through|until) ?(?:page |slide )?(?<to>\\d{1,3}))?(?<and>(?: ?(?:,|and|et|&) ?(?:and |et )?\\d{1,3}(?!\\d| ?(?:km|kg|:)))*)',
  position:
    '(?:to|at|in|into|as) (?:the )?(?:position|place|spot|slot|number|no\\.) (?:no\\.? ?|number )?(?<at>\\d{1,3})|(?<=\\bmake (?:it|this|that|this (?:page|slide)|(?:page|slide) \\d{1,3}) )(?<moves>the) (?:very )?(?<at>first|last) (?:page|slide|one)|(?<=\\bmove (?:it|this|that|this (?:page|slide)|(?:page|slide) \\d{1,3}) )to (?:be )?(?:page|slide) (?<at>\\d{1,3})',
  order:
    '(?:(?:re-?order|order|sequence)(?: (?:the|all|these|pages?|slides?|them|as|to|in|into|this|following|order|like|so))*|(?:put|arrange|rearrange|sort)(?: (?:the|all|these|pages?|slides?|them))* (?:in|into|as|like)(?: (?:the|this|following|order))*):? (?<order>\\d{1,3}(?:(?: ?(?:,|→|>|;) ?| )(?:and |then )?\\d{1,3})+)(?: order)?',
  joining: '(?:with|into|onto|to)(?: the)?(?= +#)',
  parts:
    '(?:in(?:to)?|over|on|onto) (?<parts>two|three|four|half|[2-4])(?: (?:pages|slides|parts|halves))?|(?<splits>make) (?<parts>two|three|four|[2-4]) (?:pages|slides)(?: out)? of (?:it|this|that)(?: page| slide)?',
  about:
    '(?:bring|add|put|include)(?: back)?(?: in)? (?:the|a) (?:statement|sentence|point|line|fact|part|passage)s? (?:about|on|with|mentioning|that (?:mentions|says)) (?:the |a |an )?(?<words>[^.,;!?“”]{2,60}?)(?=\\s*(?:$|[.,;!?])| (?:to|on|onto|into) (?:this |the )?(?:page|slide)(?![a-z]))',
  numbers: { two: 2, half: 2, three: 3, four: 4, first: 1, last: -1 },
  firstPage: '(?:the )?first (?:page|slide)',
  lastPage: '(?:the )?last (?:page|slide)',
  firstWanted: 'instead of|rather than|\\bof\\b|\\bfrom\\b',
  title: {
    sentence:
      '(?<where>.*?)(?<![\\p{L}\\p{N}])(?:title|heading|headline)(?: text)?(?: (?:of|on|for|in) (?<of>.+?))?(?: (?:to (?:be|read|say)|to|with|into|as|say|read)(?: |:)| ?: ?) *(?<words>.+)',
    verbs: '(?:change|set|edit|update|rename|replace|make|rewrite|reword|give)(?![\\p{L}\\p{N}])',
    noTitle:
      '(?:(?:an?|the|some|to|be|make|in|into|something|anything|more|much|slightly|even) )*(?:something|another|different|new|other|better|same|bigger|larger|smaller|shorter|longer|catch(?:y|ier)|clear(?:er)?|punch(?:y|ier)|friendl(?:y|ier)|fun(?:ny|nier)|formal|informal|bold|italics?|underlined?|upper ?case|lower ?case|capitals?|capital letters|title case|red|blue|green|black|white|grey|gray|orange|yellow|purple|pink|brown|left|right|cent(?:er|re)d?|middle|top|bottom|questions?|statements?|english|french|german|spanish|italian|chinese|japanese|korean|simplified chinese|traditional chinese|\\d+ ?(?:px|pt|%)|(?:more|less) (?:concise|precise|specific|descriptive|engaging|exciting|interesting|compelling|attractive|memorable|creative|playful|serious|professional|technical|direct))(?: (?:one|title|text|colou?r|font|letters|size|wording|version|way|style))?(?: (?:please|instead))?',
  },
  negation: "not|don[’']?t|never|no|without|stop",
  and: 'and then|then|and|but',
  fillers:
    'please|can you|could you|would you|i(?: want| would like| need|[^\\w\\s]d like)(?: (?:you|this|it))?(?: to)?(?: be)?|[^\\w\\s]s|try|restyle|arrange|organi[sz]e|express|create|build|generate|out of|temperatures?|distances?|weights?|amounts?|lengths?|areas?|let’?s|just|also|now|then|the|this|that|these|those|it|its|them|an?|my|our|some|of|on|in|into|to|as|for|with|and|from|make|turn|change|convert|show|set|switch|give|use|have|get|do|apply|draw|display|present|write|translate|transform|put|page|pages|slide|slides|text|texts|content|contents|document|characters|one|single|chinese|numbers?|figures?|values?|units?|data|problems?|issues?|faults?|findings?|errors?|warnings?|all|a bit|a little|bit|little|much|more|together|into one|view|current|instead|back|here|there|at|up',
};
