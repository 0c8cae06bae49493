import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Exposé de recherche',
  introduction: 'Une étude en six pages : question, méthode, résultats, conclusion.',
  prompt: 'Question, méthode, résultat, limites, dans cet ordre ; les chiffres tels que mesurés. Sans les références.',
  pages: [
    says(
      'Exposé de recherche',
      ['', 'La question posée', 'résumé/question de recherche', 'Marcher une demi-heure par jour aide-t-il à dormir ?'],
      ['', 'Auteurs ou établissement', 'auteurs/auteur/établissement', 'Hôpital du Nord, centre du sommeil'],
      ['', 'Date', 'date', 'Mars 2026'],
    ),
    says(
      'Contexte',
      [
        '',
        'Ce que l’on savait',
        'contexte/introduction',
        'Quatre personnes sur dix dorment mal après soixante ans, et les médicaments nuisent avec l’âge.',
      ],
      ['', 'Le but de l’étude', 'objectif/but', 'Nous étudions l’effet d’une marche régulière, le matin et le soir.'],
    ),
    says('Méthode', [
      '',
      'Les étapes, dans l’ordre',
      'méthode/méthodes/protocole',
      'Recruter|Trois quartiers, 214 personnes\nRépartir|Matin, soir, témoin\nMarcher|Douze semaines\nMesurer|Bracelets et carnets',
    ]),
    says('Résultats', [
      '',
      'Les résultats des groupes',
      'résultats/données',
      'Groupe|Gain de sommeil\nMatin|3.4\nSoir|2.6\nTémoin|0.5',
    ]),
    says(
      'À retenir',
      ['s’endorment plus vite', 'Le pourcentage le plus parlant', 'amélioration/hausse/baisse', '41 %'],
      ['participants', 'Le nombre de participants', 'participants/patients/échantillon', '214'],
      ['jusqu’au bout', 'La part restée jusqu’au bout', 'taux de réponse/suivi', '93 %'],
    ),
    says('Conclusion', [
      '',
      'Ce qui en découle, et les limites',
      'conclusion/discussion/limites',
      'La marche améliore le sommeil en douze semaines\nLe matin fait mieux que le soir\nLimite : une seule ville\nSuite : les mêmes personnes dans un an',
    ]),
  ],
};
