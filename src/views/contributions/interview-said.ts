import { ownInterviewWords as words } from '../../core/contributions/own-interview-words';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { useStore } from '../use-store';
import { saidBy } from './form-loader';

export const useInterviewSaid = () => saidBy(useStore(OwnInterviewStore).form, words.problems);
