import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Lancement de produit',
  introduction: 'La présentation d’un nouveau produit : atouts, chiffres, prix et disponibilité.',
  prompt: 'Dire ce que chacun y gagne, avec les mots de ceux qui s’en servent. Sans le journal des versions.',
  pages: [
    says(
      'Lancement de produit',
      ['', 'Le produit en une ligne', 'résumé/présentation/positionnement', 'Un laboratoire de l’air dans la poche'],
      ['', 'Date du lancement', 'date de lancement/lancement/date', '18 mai 2026'],
    ),
    says('Pourquoi', [
      '',
      'Le problème résolu, en une phrase',
      'vision/mission/idée',
      'Nous respirons vingt mille fois par jour sans savoir quoi.',
    ]),
    says(
      'Quatre raisons',
      [
        'Précis',
        'Ce qu’il fait mieux',
        'performance/précision/fonctions',
        'Six valeurs à la fois, avec moins de trois pour cent d’erreur.',
      ],
      ['Léger', 'Ce que sa forme a de particulier', 'design/poids/taille', '68 grammes, à clipser sur un sac.'],
      ['Durable', 'Son autonomie', 'autonomie/batterie/charge', 'Une charge dure 21 jours, la lumière prolonge.'],
      [
        'Privé',
        'La protection des données',
        'sécurité/confidentialité/données',
        'Les mesures restent sur votre téléphone.',
      ],
    ),
    says('À voir', ['', 'Une photo du produit', 'produit/design/photo', 'Aluminium recyclé, trois couleurs']),
    says(
      'En chiffres',
      ['grammes', 'Poids ou taille', 'poids/taille', '68'],
      ['d’erreur de mesure', 'Un pourcentage parlant', 'erreur/précision/amélioration', '3 %'],
      ['prix de lancement', 'Le prix', 'prix/tarif', '89 €'],
    ),
    says('Disponibilité', [
      '',
      'Les dates de sortie',
      'disponibilité/sortie/calendrier',
      '18 mai|Précommandes\n1er juin|Premiers envois\nJuillet|En magasin\nSeptembre|À l’étranger',
    ]),
    says(
      'À vous d’essayer',
      ['', 'Où l’acheter', 'commander/acheter/boutique', 'En ligne ou en boutique'],
      ['', 'Comment nous joindre', 'contact/courriel', 'hello@example.com'],
    ),
  ],
};
