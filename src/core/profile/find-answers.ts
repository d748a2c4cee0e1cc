export interface Answer {
  readonly question: string;
  readonly text: string;
}

/** Answers that contain every word of the search, ignoring case. */
export function findAnswers(answers: readonly Answer[], search: string): readonly Answer[] {
  const texts = search.toLowerCase().split(/\s+/).filter(Boolean);
  return answers.filter(({ question, text }) => {
    const all = `${question} ${text}`.toLowerCase();
    return texts.every((word) => all.includes(word));
  });
}
