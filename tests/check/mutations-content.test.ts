// The proof of `site check`, in the part of what a page says: mutations.test.ts has the others.
import { mutationsOf, testMutations } from './mutation-tests.ts'

testMutations(await mutationsOf('content'))
