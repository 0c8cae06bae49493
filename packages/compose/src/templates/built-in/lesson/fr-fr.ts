import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Cours',
  introduction: 'Une séance complète : objectifs, notion, étapes, activités et devoirs.',
  prompt:
    'Des mots que les élèves connaissent ; chaque terme nouveau est expliqué là où il paraît. Sans la bibliographie.',
  pages: [
    says(
      'Cours',
      ['', 'Le sujet de la séance', 'sujet/thème/présentation', 'Les trois états de l’eau'],
      ['', 'Enseignant ou classe', 'enseignant/classe/niveau', 'Sciences, CM2'],
    ),
    says('Objectifs', [
      '',
      'Ce que l’on saura et saura faire',
      'objectifs/compétences',
      'Savoir : nommer les trois états\nSavoir-faire : relever une température\nAttitude : supposer, puis vérifier',
    ]),
    says(
      'La notion',
      [
        '',
        'Une définition',
        'définition/notion/concept',
        'Quand une matière change d’état, sa température reste la même jusqu’à la fin du changement.',
      ],
      ['', 'Un exemple familier', 'exemple/application', 'La buée sur la vitre est la vapeur d’eau de la pièce.'],
    ),
    says('L’expérience', [
      '',
      'Les étapes, dans l’ordre',
      'étapes/procédure/méthode',
      'Observer|À quoi ressemble la glace ?\nChauffer|Doucement\nRelever|La température chaque minute\nDiscuter|Pourquoi le palier ?',
    ]),
    says(
      'Activités',
      [
        '',
        'Les activités, leur forme, leur durée',
        'activités/exercices',
        'Activité|Forme|Durée\nSupposer|En groupe|5 minutes\nExpérience|À deux|15 minutes\nBilan|Classe entière|10 minutes',
      ],
      ['Activité', '', 'activité/exercice', ''],
      ['Forme', '', 'forme/modalité', ''],
      ['Durée', '', 'durée/temps', ''],
    ),
    says('Devoirs', [
      '',
      'À faire à la maison',
      'devoirs/travail/exercices',
      'Dessiner les trois états et leurs passages\nTrouver trois exemples de buée\nLire le chapitre suivant',
    ]),
  ],
};
