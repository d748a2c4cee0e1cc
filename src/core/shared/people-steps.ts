const STEPS_IN_TEN = [5, 3, 2, 1];

/** A count of people rounded down to 10, 20, 30, 50, 100, 200 …: "30+". The exact count would show who joined or left. */
export function peopleStep(people: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, people)));
  const step = STEPS_IN_TEN.find((item) => item * power <= people) ?? 0;
  return power < 10 ? 0 : step * power;
}
