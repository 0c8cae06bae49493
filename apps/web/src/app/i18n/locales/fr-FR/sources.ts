import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'sources'> = {
  title: 'Ce qui a changé dans {{file}}',
  loading: 'Comparaison des versions…',
  failed: 'Les versions n’ont pas pu être comparées : {{reason}}',
  version: 'Comparé à',
  versionOf: 'version du {{date}} ({{name}})',
  counts:
    'Modifiés : {{changed}} · Nouveaux : {{added}} · Supprimés : {{removed}} · Déplacés : {{moved}} · Identiques : {{same}}',
  nothing: 'Les deux versions disent la même chose.',
  is: {
    changed: 'Modifié',
    added: 'Nouveau',
    removed: 'Supprimé',
    moved: 'Déplacé',
    changedMoved: 'Modifié et déplacé',
  },
  picture: 'Une image',
  download: 'Télécharger cette version',
  pages: 'Voir ce qui change sur les pages',
  working: 'Composition de ce qui a changé…',
  noPages: 'Aucune page ne montre ce qui a changé.',
  notRefreshed: 'Les pages n’ont pas pu être comparées : {{reason}}',
  kept: 'Gardé tel que vous l’avez écrit ({{total}})',
  gone: 'N’est plus dans le fichier, laissé sur sa page ({{total}})',
  open: 'Modifié dans le fichier, à vérifier ({{total}})',
  onPage: 'Page {{number}}',
  now: 'dans le fichier : {{text}}',
  more: 'Ce qui est nouveau dans le fichier figure sous « Ce qui a été laissé de côté ».',
  again: 'Réessayer',
  cut: 'Seules les {{total}} premières différences sont affichées.',
};
