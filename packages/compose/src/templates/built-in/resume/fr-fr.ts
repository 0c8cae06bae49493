import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Curriculum vitæ',
  introduction: 'Une personne en deux feuilles : expérience, résultats, compétences et formation.',
  prompt: 'Des faits avec leurs années et leurs chiffres, les plus forts en tête. Sans les loisirs.',
  pages: [
    together(
      'Curriculum vitæ',
      says('À propos', [
        '',
        'Deux ou trois phrases sur vous',
        'à propos/profil/résumé',
        'Huit ans de produit, de l’esquisse au million d’élèves. Je rends simple ce qui est compliqué.',
      ]),
      says(
        'En chiffres',
        ['ans d’expérience', 'Vos années d’expérience', 'années d’expérience/expérience', '8'],
        ['produits lancés', 'Vos projets ou produits', 'produits/projets', '12'],
        ['d’utilisateurs en plus', 'Votre meilleur résultat', 'croissance/hausse/résultat', '340 %'],
      ),
      says('Expérience', [
        '',
        'Les postes et leurs années',
        'expérience/parcours/emploi',
        '2022|Baleine bleue, directeur produit\n2019|Spruce, chef de produit senior\n2017|Spruce, chef de produit',
      ]),
    ),
    together(
      'Travaux et formation',
      says(
        'Projets',
        [
          'Carte d’apprentissage',
          'Le projet le plus parlant',
          'projets/réalisations',
          'Un nouveau parcours : 58 % terminent, contre 31 %.',
        ],
        [
          'Bureau du professeur',
          'Un deuxième projet',
          'deuxième projet/résultats',
          'Préparer un cours prend 40 minutes de moins.',
        ],
        [
          'Interface ouverte',
          'Un troisième projet',
          'troisième projet/bénévolat/prix',
          'Les systèmes de 23 écoles raccordés.',
        ],
      ),
      says('Compétences', [
        '',
        'Ce que vous savez faire',
        'compétences/savoir-faire/outils',
        'Conception et études d’usage\nDonnées : SQL et Python\nLangues : anglais, chinois',
      ]),
      says('Formation', [
        '',
        'Écoles et diplômes',
        'formation/diplôme/études',
        'Université du Zhejiang, gestion de l’information\nUniversité de Hong Kong, design d’interaction',
      ]),
    ),
  ],
};
