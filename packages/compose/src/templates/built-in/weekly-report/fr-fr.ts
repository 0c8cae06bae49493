import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Rapport hebdomadaire',
  introduction: 'Une semaine en quelques diapositives : le fait, les chiffres, les obstacles et la suite.',
  prompt: 'Les résultats avant les activités, chacun avec son chiffre. Sans formules de politesse.',
  pages: [
    says(
      'Rapport hebdomadaire',
      [
        '',
        'La semaine en une phrase',
        'résumé/synthèse/bilan',
        'Le nouveau paiement est en ligne, les réclamations au plus bas',
      ],
      ['', 'Qui présente', 'équipe/service/présenté par', 'Équipe produit'],
      ['', 'Date du rapport', 'date', '13 mars 2026'],
    ),
    says(
      'La semaine en chiffres',
      ['de l’objectif atteint', 'La part de l’objectif atteinte', 'taux de réalisation/avancement/objectif', '92 %'],
      ['tâches terminées', 'Le nombre de tâches terminées', 'tâches terminées/tâches', '27'],
      ['points ouverts', 'Le nombre de points encore ouverts', 'points ouverts/en suspens', '4'],
    ),
    says(
      'Fait cette semaine',
      [
        'Projet clé',
        'Le résultat le plus important et ce qu’il change',
        'projet/résultat',
        'Le nouveau paiement est en ligne pour tous : trois étapes au lieu de cinq.',
      ],
      [
        'Au quotidien',
        'L’avancement du travail courant',
        'quotidien/exploitation/maintenance',
        '183 demandes traitées, la première réponse arrive en 12 minutes.',
      ],
      [
        'Entraide',
        'Ce que les autres équipes ont reçu',
        'soutien/coopération/aide',
        'Trois grands clients raccordés avec l’équipe commerciale.',
      ],
    ),
    says(
      'Problèmes et réponses',
      [
        '',
        'La liste des problèmes, de leurs effets et des réponses',
        'problèmes/risques/difficultés',
        'Problème|Effet|Réponse\nArrêts sous Android|2 % des utilisateurs|Correctif mercredi\nTrop peu de serveurs|Deux jours de retard|Deux serveurs demandés\nGuides dépassés|Accueil plus lent|Un jour de rédaction',
      ],
      ['Problème', '', 'problème/risque', ''],
      ['Effet', '', 'effet/impact', ''],
      ['Réponse', '', 'réponse/mesure/action', ''],
    ),
    says('La semaine prochaine', [
      '',
      'Ce qui sera fait la semaine prochaine',
      'semaine prochaine/prochaines étapes/plan',
      'D’abord : automatiser les remboursements\nSuivre : vérifier les factures de mars\nBesoin : les icônes d’ici mardi\nRéunion : bilan trimestriel jeudi',
    ]),
    says('Merci', ['', 'À qui s’adresser, ou un mot de fin', 'contact/courriel', 'Questions : équipe produit']),
  ],
};
