import { ownInterviewWords as words } from '../../core/contributions/own-interview-words';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { useStore } from '../use-store';
import { saidBy } from './form-loader';

/** What is said beside a field, a round's or a question's. */
export const useInterviewSaid = () => saidBy(useStore(OwnInterviewStore).form, words.problems);
