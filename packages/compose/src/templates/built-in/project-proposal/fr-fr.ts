import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Proposition de projet',
  introduction: 'Une proposition complète : besoin, objectifs, calendrier, budget et risques.',
  prompt: 'Pour qui décide : ce que le projet apporte avant ce qu’il demande. Sans la bibliographie.',
  pages: [
    says(
      'Proposition de projet',
      [
        '',
        'Le projet et ses bénéficiaires',
        'résumé/présentation/introduction',
        'Une seule plateforme de rendez-vous pour trois cliniques',
      ],
      ['', 'Qui propose', 'rédigé par/société/organisme', 'Cabinet Aurore'],
      ['', 'Date', 'date', 'Avril 2026'],
    ),
    says('Sommaire'),
    says(
      'Pourquoi, et pour quoi',
      [
        'Contexte',
        'Pourquoi ce projet est nécessaire',
        'contexte/situation',
        'Chaque clinique a son système, il faut 2,4 appels pour un rendez-vous.',
      ],
      [
        'Problème',
        'Ce qui gêne le plus aujourd’hui',
        'problème/difficulté/enjeu',
        'Les créneaux libres ne se partagent pas : 600 sont perdus par mois.',
      ],
      [
        'Objectif',
        'Ce que le projet doit atteindre',
        'objectif/but',
        'En un an, neuf rendez-vous sur dix pris en ligne et deux fois moins de créneaux vides.',
      ],
    ),
    says('Notre proposition', [
      '',
      'Les éléments de la solution',
      'solution/proposition/mesures',
      'Créneaux partagés : un calendrier pour trois cliniques\nPlanning : des équipes proposées selon l’activité\nPatients : rendez-vous et rappels sur le téléphone\nTableau de bord : six chiffres chaque jour',
    ]),
    says('Calendrier', [
      '',
      'Les étapes et leurs dates',
      'calendrier/planning/étapes',
      'Avril|Entretiens et processus\nJuin|Plateforme et interfaces\nAoût|Essai dans une clinique\nOctobre|Trois cliniques en service',
    ]),
    says('Budget', [
      '',
      'Le coût de chaque poste',
      'budget/coûts/investissement',
      'Poste|Montant\nLogiciel|86\nMatériel|42\nFormation|18\nExploitation|24',
    ]),
    says(
      'Bénéfices et risques',
      [
        'Bénéfices',
        'Ce que le projet apporte',
        'bénéfices/avantages/gains',
        'Environ 3 200 heures économisées par an\nDes patients plus satisfaits\nDes décisions fondées sur des chiffres',
      ],
      [
        'Risques',
        'Ce qui peut mal tourner',
        'risques/difficultés',
        'Des données anciennes inégales\nUn temps d’adaptation\nDes interfaces qui dépendent de tiers',
      ],
    ),
  ],
};
