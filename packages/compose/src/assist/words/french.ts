import type { AssistWords } from './atoms.ts';

export const FRENCH: AssistWords = {
  verbs: {
    shorter:
      "(?:plus )?(?<!trop )court(?:e|es|s)?|raccourci[rst]?(?:ssez|s)?|raccourcis(?:sez)?|condense[rz]?|abrège|abréger|abrégez|résume[rz]?|plus (?:bref|brève|concise?|succincte?)|moins de texte|allège|alléger|allégez|réduire le texte|réduis le texte|(?:c[’']est |le texte est )?(?:beaucoup |bien )?trop (?:long|longue|de texte)",
    longer:
      "(?:plus )?long(?:ue|ues|s)?|rallonge[rz]?|allonge[rz]?|développe[rz]?|étoffe[rz]?|(?:plus )?détaillée?s?|plus de (?:détails?|contenu|texte)|ajoute[rz]? (?:des |plus de )?détails?|détaille[rz]?|(?:c[’']est |le texte est )?(?:beaucoup |bien )?trop court(?:e)?",
    split: 'scinde[rz]?|divise[rz]?|sépare[rz]?|découpe[rz]?|partage[rz]?|coupe[rz]?',
    merge:
      'fusionne[rz]?(?: cette page)? avec la (?:page )?suivante|fusionne[rz]?|regroupe[rz]?|combine[rz]?|réuni(?:r|s|ssez)|joindre|rassemble[rz]?',
    'merge-previous':
      '(?:fusionne[rz]?|regroupe[rz]?|combine[rz]?)(?: +(?:cette page|#|la))? +avec +la (?:page )?précédente',
    swap: '(?:échange[rz]?|intervertis(?:sez)?|intervertir|permute[rz]?)(?: les)?(?=(?: cette page)?(?: avec| et)? +#)|échange[rz]?|intervertis(?:sez)?|intervertir|permute[rz]?',
    earlier:
      "(?:déplace[rz]?|monte[rz]?|remonte[rz]?|avance[rz]?)(?: +(?:cette page|la page|#))? +(?:d[’']une page vers le haut|vers le haut|d[’']une page|plus tôt)|remonte[rz]?",
    later:
      "(?:déplace[rz]?|descends?|descendre|recule[rz]?)(?: +(?:cette page|la page|#))? +(?:d[’']une page vers le bas|vers le bas|d[’']une page plus loin|plus tard|plus loin)|descends?|descendre|recule[rz]?",
    move: 'déplace[rz]?|place[rz]?|mets|mettez|mettre|positionne[rz]?|réordonne[rz]?',
    remove: 'supprime[rz]?|enlève[rz]?|enlever|retire[rz]?|efface[rz]?',
    layout:
      '(?:une? )?(?:autre|nouvelle|différente) (?:mise en page|disposition)|(?:une )?(?:mise en page|disposition) différente|change[rz]? (?:la|de) (?:mise en page|disposition)',
    'chart-type':
      '(?:un )?autre (?:type de )?(?:graphique|diagramme)|(?:un )?(?:graphique|diagramme) différent|change[rz]? (?:le |de )?type de graphique|type de graphique',
    fix: 'corrige[rz]?|répare[rz]?|résou(?:dre|s)|règle[rz]? les problèmes',
    'bring-in':
      '(?:ajoute[rz]?|remets|remettre|inclu(?:s|re)|reprend[sr]e?z?|insère|insérer) (?:(?:une?|le|la|les|ce qui|du|des) )?(?:(?:phrases?|énoncés?|points?|contenus?|éléments?) )?(?:(?:qui )?(?:a été|ont été|est|sont) )?(?:omise?s?|laissée?s? de côté|écartée?s?|oubliée?s?|manquante?s?)|(?:ajoute[rz]?|remets|remettre|insère|insérer)(?= “)',
    'picture-in':
      "(?:ajoute[rz]?|mets|mettre|insère|insérer|inclu(?:s|re)) (?:(?:une|l’|l'|la|les|des) ?)?(?:images?|photos?|illustrations?)(?: (?:omises?|laissées? de côté|écartées?|du document|de la source))?",
    'add-pages':
      "(?:ajoute[rz]?|crée[rz]?|créer|fais|faire|génère|générer) (?:de nouvelles |des |les )?(?:pages|diapos|diapositives) (?:à partir|depuis|avec) (?:de |d’|d')?(?:le |la |du |ce |cette |mon )?(?:fichiers?|documents?|pièces? jointes?)(?: jointe?s?)?|ajoute[rz]? (?:le |la |ce |mon )?(?:fichier|pièce jointe|document)(?: joint)?",
  },
  forms: {
    table: 'tableaux?',
    chart: 'graphiques?|diagrammes?',
    timeline: 'frise(?: chronologique)?|chronologie|ligne du temps',
    list: 'listes?(?: à puces)?|puces',
  },
  shapes: {
    'bar-horizontal': '(?:graphique |diagramme )?(?:en |à )?barres horizontales',
    'bar-stacked': '(?:graphique |diagramme |histogramme )?(?:en |à )?(?:barres? |colonnes? )?empilée?s?',
    bar: '(?:graphique |diagramme )?(?:en |à )(?:barres|colonnes|bâtons)|histogramme',
    line: '(?:graphique |diagramme )?en (?:lignes?|courbes?)|courbes?',
    area: '(?:graphique )?en aires?',
    doughnut: '(?:graphique |diagramme )?(?:en )?(?:anneau|donut|beignet)',
    pie: '(?:graphique |diagramme )?(?:en )?(?:camembert|secteurs)',
    radar: '(?:graphique |diagramme )?(?:en )?radar|toile d’araignée',
    funnel: '(?:graphique |diagramme )?(?:en )?entonnoir',
    treemap: 'treemap|carte proportionnelle',
    scatter: 'nuage de points',
  },
  places: {
    after: 'après|derrière|à la suite de',
    before: 'avant|devant',
    first: '(?:tout )?au (?:tout )?début|en (?:premier|première position|tête)',
    last: '(?:tout )?à la (?:toute )?fin|en (?:dernier|dernière position)',
  },
  units: {
    fahrenheit: '(?:degrés )?fahrenheit',
    celsius: '(?:degrés )?celsius',
    imperial:
      '(?:système |unités? )?(?:impériale?s?|anglo-saxonne?s?)|milles?|livres|pieds(?: carrés)?|pouces|acres?|gallons?',
    metric:
      '(?:système |unités? )?métriques?|kilomètres?|kilogrammes?|kilos?|mètres(?: carrés)?|centimètres|hectares?|litres?',
  },
  scales: { billion: 'milliards?', million: 'millions?', k: 'k', thousand: 'milliers?' },
  scripts: {
    traditional: '(?:chinois |caractères )?traditionnels?',
    simplified: '(?:chinois |caractères )?simplifiés?',
  },
  styles: {
    professional: 'professionnel(?:le)?',
    energetic: 'énergique',
    compact: 'dense|compacte?',
    concise: 'concise?',
    innovative: 'innovante?',
    efficient: 'efficace',
    elegant: 'élégante?',
    tech: 'techno|technologique',
    minimal: 'minimaliste|minimale?',
    warm: 'chaleureu(?:x|se)',
  },
  formats: {
    'ppt-16-9': '(?:ppt|diapos?|diapositives?)? ?16 ?[:x×/] ?9|écran large',
    'ppt-4-3': '(?:ppt|diapos?|diapositives?)? ?4 ?[:x×/] ?3',
    'ppt-21-9': '(?:ppt|diapos?|diapositives?)? ?21 ?[:x×/] ?9',
    'a4-landscape': 'a4 (?:horizontale?|paysage)',
    'a4-portrait': 'a4(?: (?:verticale?|portrait))?',
  },
  style: 'styles?|thème|apparence',
  format: 'formats?|taille de page',
  all: "toutes? les (?:pages|diapos|diapositives)|tout le (?:document|diaporama)|chaque (?:page|diapo|diapositive)|partout|l[’']ensemble du document|tout",
  pages:
    "(?:pages?|diapos?|diapositives?) ?(?:n° ?|numéro )?(?<from>\\d{1,3})(?: ?(?:à|-|–|jusqu[’']à) ?(?:la )?(?:page |diapo )?(?<to>\\d{1,3}))?(?<and>(?: ?(?:,|et|&) ?(?:et )?\\d{1,3}(?!\\d| ?(?:km|kg|:)))*)",
  position: '(?:en|à la) (?:position|place) (?:n° ?|numéro )?(?<at>\\d{1,3})',
  order:
    "(?:réordonne[rz]?|ordonne[rz]?|ordre|range[rz]?|mets|mettez)(?: (?:les|pages?|diapos?|dans|l[’']ordre|comme|en|suivant|ainsi)| ?:)* ?(?<order>\\d{1,3}(?: ?(?:,|→|>|;|et|puis) ?\\d{1,3})+)",
  joining: '(?:avec|dans|à)(?: la)?(?= +#)',
  about:
    "(?:ajoute[rz]?|remets|remettre|insère|insérer|inclu(?:s|re)) (?:la|le|une?) (?:phrase|énoncé|point|passage) (?:sur|à propos de|concernant|qui parle de) (?:les? |la |l[’'])?(?<words>[^.,;!?“”]{2,60}?)(?=\\s*(?:$|[.,;!?]))",
  parts: 'en (?<parts>deux|trois|quatre|[2-4])(?: (?:pages|diapos|diapositives|parties))?',
  numbers: { deux: 2, trois: 3, quatre: 4 },
  firstPage: 'la première (?:page|diapo(?:sitive)?)',
  lastPage: 'la dernière (?:page|diapo(?:sitive)?)',
  firstWanted: 'au lieu d|plutôt qu|\\bà partir d',
  title: {
    sentence:
      '(?<where>.*?)(?<![\\p{L}\\p{N}])(?:titre|intitulé)(?: (?:d[eu]|des|sur|à|pour) (?<of>.+?))?(?: (?:en|par|à|pour)(?: |:)| ?: ?) *(?<words>.+)',
    verbs:
      '(?:chang(?:e[rz]?|eons)|modifie[rz]?|remplace[rz]?|renomme[rz]?|mets|mettez|mettre|intitule[rz]?|corrige[rz]?|réécri(?:s|vez|re)|donne[rz]?)(?![\\p{L}\\p{N}])',
    noTitle:
      '(?:(?:un|une|le|la|en|plus|très|moins|quelque chose|de) )*(?:quelque chose|autre(?: chose)?|nouveau|meilleur|plus \\p{L}+|grand|petit|court|long|clair|accrocheur|gras|italique|souligné|majuscules?|minuscules?|rouge|bleu|vert|noir|blanc|gris|orange|jaune|violet|rose|marron|gauche|droite|haut|bas|centré|question|anglais|français|allemand|espagnol|italien|chinois|japonais|\\d+ ?(?:px|pt|%))(?: titre)?',
  },
  negation: "ne|n[’']|pas|jamais|sans|aucune?",
  and: 'et puis|puis|ensuite|et|mais',
  fillers:
    "s[’']il (?:te|vous) plaît|svp|stp|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|je (?:veux|voudrais|souhaite)|la|le|les|l[’']|un|une|des|du|de|d[’']|ce|cet|cette|ces|ça|cela|en|dans|sur|à|au|aux|sous|forme|comme|par|pour|et|puis|ensuite|aussi|plus|moins|peu|rends?|rendre|rendez|fais|faites?|faire|transforme[rz]?|converti[rs]?(?:ssez)?|change[rz]?|passe[rz]?|passer|mets|mettre|mettez|utilise[rz]?|applique[rz]?|affiche[rz]?|montre[rz]?|tradui(?:s|re|sez)|il|elle|elles|ils|-|page|pages|diapo|diapos|diapositive|diapositives|texte|textes|contenu|document|données|chiffres|valeurs|unités?|nombres|problèmes?|erreurs?|défauts?|avertissements?|chinois|caractères|seule|ensemble|avec|donne|donnez|moi|qui|que|trouvés?|tout|toute",
};
