import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Lesson',
  introduction: 'The whole of a lesson: goals, the idea, the steps, activities and homework.',
  prompt: 'Words that learners know; each new term is explained where it first stands. Leave out the bibliography.',
  pages: [
    says(
      'Lesson',
      ['', 'What the lesson is about', 'topic/subject/overview', 'The three states of water'],
      ['', 'Teacher or class', 'teacher/class/grade', 'Science, year five'],
    ),
    says('Learning goals', [
      '',
      'What learners will know and can do',
      'learning goals/objectives/goals',
      'Knowledge: name the three states and their changes\nSkill: record how water warms up\nAttitude: guess first, then check',
    ]),
    says(
      'The idea',
      [
        '',
        'A definition',
        'definition/concept/idea',
        'When a substance turns from solid to liquid or from liquid to gas, its temperature stays the same until all of it has changed.',
      ],
      [
        '',
        'An example that learners know',
        'example/application',
        'Drops on a cold window are water vapour from the warm room.',
      ],
    ),
    says('The experiment', [
      '',
      'Steps one after the other',
      'steps/procedure/method',
      'Look|What does the ice look like?\nHeat|Warm it up slowly\nRecord|Read the thermometer each minute\nDiscuss|Why does the curve go flat?',
    ]),
    says(
      'Activities',
      [
        '',
        'What is done, how and how long',
        'activities/exercises/tasks',
        'Activity|Setting|Time\nGuess|Groups|5 minutes\nExperiment|In pairs|15 minutes\nReport|Whole class|10 minutes',
      ],
      ['Activity', '', 'activity/task', ''],
      ['Setting', '', 'setting/form', ''],
      ['Time', '', 'time/duration', ''],
    ),
    says('Homework', [
      '',
      'What to do at home',
      'homework/assignment/exercises',
      'Draw the three states and their changes\nFind three cases of condensation at home\nRead the next chapter, “Solutions”',
    ]),
  ],
};
