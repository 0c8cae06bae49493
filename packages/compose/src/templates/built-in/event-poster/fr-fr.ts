import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Affiche d’événement',
  introduction: 'Une affiche avec les temps forts, le programme et les modalités de participation.',
  prompt: 'Aussi peu de mots qu’on en lit en passant ; dates, heures et lieux tels quels. Sans les mentions légales.',
  pages: [
    together(
      'Affiche d’événement',
      says(
        'Affiche d’événement',
        ['', 'Pourquoi venir', 'thème/présentation/slogan', 'Un week-end avec mille créateurs'],
        ['', 'Date', 'date/quand', '20 juin 2026'],
        ['', 'Lieu', 'lieu/adresse/où', 'Centre d’art West Bund'],
      ),
      says(
        'Temps forts',
        ['intervenants', 'Le nombre d’intervenants', 'intervenants', '24'],
        ['rendez-vous', 'Le nombre de sessions', 'sessions/ateliers/rendez-vous', '36'],
        ['visiteurs attendus', 'Le nombre de visiteurs', 'visiteurs/participants/public', '1 000'],
      ),
      says('Programme', [
        '',
        'Le déroulement, heure par heure',
        'programme/horaires/déroulement',
        '9 h 30|Ouverture et conférences\n13 h 30|Ateliers\n16 h|Marché des créateurs\n19 h|Concert en plein air',
      ]),
      says(
        'Participer',
        ['Inscription', 'Comment s’inscrire', 'inscription/s’inscrire', 'En ligne jusqu’au 10 juin.'],
        ['Billets', 'Le prix', 'billets/tarif/prix', '15 euros, moitié prix pour les étudiants.'],
        ['Accès', 'Comment venir', 'accès/transport/venir', 'À huit minutes à pied de la station Yunjin.'],
      ),
    ),
  ],
};
