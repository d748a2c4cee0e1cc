import { ownInterviewWords as words } from '../../core/own-interview/words';
import { OwnInterviewStore } from '../../stores/own-interview-store';
import { useStore } from '../use-store';

/** What is said beside a field. */
export function useInterviewSaid(): (part: string) => string | undefined {
  const { problems } = useStore(OwnInterviewStore).form;
  return (part) => {
    const problem = problems[part];
    return problem && words.problems[problem];
  };
}
