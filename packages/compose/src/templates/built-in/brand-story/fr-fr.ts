import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Histoire de marque',
  introduction: 'Une longue image à faire défiler : d’où vient la marque et ce qu’elle croit.',
  prompt: 'Le raconter comme une histoire, scène après scène, avec lieux et années. Sans les mentions légales.',
  pages: [
    together(
      'Histoire de marque',
      says(
        'Histoire de marque',
        [
          '',
          'La marque en une ligne',
          'présentation/résumé/à propos',
          'Un petit four et quarante ans d’objets quotidiens',
        ],
        ['', 'Marque ou auteur', 'marque/auteur/société', 'Four de la Colline'],
      ),
      says(
        'Le début',
        [
          '',
          'Le commencement',
          'origine/fondation/début',
          'En 1986, deux amis louent un vieux four au pied de la colline. De la première cuisson sortent sept bols.',
        ],
        [
          '',
          'La suite',
          'histoire/suite/développement',
          'Ils font un mur des éclats, changent une chose à la fois et attendent trois ans le premier client.',
        ],
      ),
      says('Ce que nous croyons', [
        '',
        'La conviction, en une phrase',
        'conviction/mission/vision',
        'Les belles choses devraient servir chaque jour.',
      ]),
      says('Le chemin', [
        '',
        'Les événements et leurs années',
        'dates clés/histoire/chronologie',
        '1986|La première cuisson\n1998|Nos propres émaux\n2009|Au musée\n2021|Un four électrique',
      ]),
      says(
        'Aujourd’hui',
        ['gestes par bol', 'Un chiffre du métier', 'étapes/gestes', '42'],
        ['personnes', 'Le nombre de personnes', 'employés/personnes/artisans', '63'],
        ['d’argile réemployée', 'Un pourcentage sur la qualité ou la nature', 'recyclé/part', '98 %'],
      ),
      says(
        'Trois promesses',
        [
          'À la main',
          'La première promesse',
          'artisanat/fabrication/main',
          'Sept mains touchent chaque bol, la dernière signe.',
        ],
        [
          'Tout près',
          'La deuxième promesse',
          'matières/origine/local',
          'L’argile vient de cinq kilomètres, l’émail de la paille et de la cendre.',
        ],
        [
          'Pour longtemps',
          'La troisième promesse',
          'qualité/durabilité/réparation',
          'Ce qui casse revient et se répare à l’or.',
        ],
      ),
      says('Nous rendre visite', [
        '',
        'Où et quand nous trouver',
        'adresse/contact/horaires',
        '18, route de la Colline, du mardi au dimanche\nOuverture du four le premier samedi\nhello@example.com',
      ]),
    ),
  ],
};
