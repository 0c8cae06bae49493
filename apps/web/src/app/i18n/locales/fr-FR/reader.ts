import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'reader'> = {
  title: 'Lecteur de texte',
  source: 'Texte à lire',
  typed: 'Texte saisi',
  fontSize: 'Taille du texte',
  smaller: 'Réduire le texte',
  larger: 'Agrandir le texte',
  mode: 'Mode de lecture',
  page: 'Par page',
  continuous: 'En continu',
  theme: 'Thème',
  light: 'Clair',
  dark: 'Sombre',
  previous: 'Page précédente',
  next: 'Page suivante',
  pageOf: 'Page {{number}} sur {{total}}',
  failed: 'Impossible de lire {{file}} : {{reason}}',
  empty: 'Aucun texte',
};
