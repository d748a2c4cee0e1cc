// Checks a log with Go's checksum-database packages: the signature, the tree of all tiles, every entry and every prefix.
package main

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type input struct {
	Key        string
	Checkpoint string
	// By their paths.
	Tiles map[string][]byte
	// A proof by our own code.
	Index int64
	Proof [][]byte
}

func (in input) read(tile tlog.Tile, kind string) []byte {
	// Go writes the height of tiles into their paths; C2SP does not.
	path := strings.Replace(tile.Path(), "tile/8/"+strconv.Itoa(tile.L), "tile/"+kind, 1)
	data, ok := in.Tiles[path]
	if !ok {
		log.Fatalf("there is no %s", path)
	}
	return data
}

func (in input) Height() int { return 8 }
func (in input) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	var data [][]byte
	for _, tile := range tiles {
		data = append(data, in.read(tile, strconv.Itoa(tile.L)))
	}
	return data, nil
}
func (in input) SaveTiles([]tlog.Tile, [][]byte) {}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	var in input
	check(json.NewDecoder(os.Stdin).Decode(&in))
	verifier, err := note.NewVerifier(in.Key)
	check(err)
	opened, err := note.Open([]byte(in.Checkpoint), note.VerifierList(verifier))
	check(err)
	lines := strings.Split(opened.Text, "\n")
	size, err := strconv.ParseInt(lines[1], 10, 64)
	check(err)
	root, err := tlog.ParseHash(lines[2])
	check(err)
	tree := tlog.Tree{N: size, Hash: root}
	reader := tlog.TileHashReader(tree, in)
	for index := int64(0); index < size; index++ {
		tile := tlog.Tile{H: 8, L: 0, N: index / 256, W: int(min(256, size-index/256*256))}
		data := in.read(tile, "entries")
		for skipped := int64(0); skipped < index%256; skipped++ {
			data = data[2+binary.BigEndian.Uint16(data):]
		}
		entry := data[2 : 2+binary.BigEndian.Uint16(data)]
		proof, err := tlog.ProveRecord(size, index, reader)
		check(err)
		check(tlog.CheckRecord(proof, size, root, index, tlog.RecordHash(entry)))
		if index == in.Index {
			var ours tlog.RecordProof
			for _, hash := range in.Proof {
				ours = append(ours, tlog.Hash(*(*[32]byte)(hash)))
			}
			check(tlog.CheckRecord(ours, size, root, index, tlog.RecordHash(entry)))
		}
		prefix, err := tlog.TreeHash(index+1, reader)
		check(err)
		consistency, err := tlog.ProveTree(size, index+1, reader)
		check(err)
		check(tlog.CheckTree(consistency, size, root, index+1, prefix))
	}
	fmt.Printf("%d entries", size)
}

func min(a, b int64) int64 {
	if a < b {
		return a
	}
	return b
}
