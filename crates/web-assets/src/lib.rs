//! The browser client, embedded. The build script makes it from the folder `web`.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Files;

/// A file of the client.
pub struct Asset {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type, for the header `Content-Type`.
    pub content_type: &'static str,
    /// A quoted hash of the content, for the header `ETag`.
    pub etag: String,
    /// Whether its name changes with its content, so that it can be kept for ever.
    pub immutable: bool,
}

/// How a file is compressed. The build leaves files compressed beside each other: `a.js`, `a.js.br`, `a.js.gz`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// The smallest; browsers ask for it on secure connections and on the own machine.
    Brotli,
    /// What every browser understands.
    Gzip,
}

impl Encoding {
    /// Its name in the headers `Accept-Encoding` and `Content-Encoding`.
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }
}

/// The file at a path such as `index.html` or `assets/index-B3kd.js`, with or without a leading slash.
pub fn get(path: &str) -> Option<Asset> {
    read(path, "")
}

/// The same file compressed; none if compressing would not make it smaller.
pub fn compressed(path: &str, encoding: Encoding) -> Option<Asset> {
    read(path, encoding.ending())
}

fn read(path: &str, ending: &str) -> Option<Asset> {
    let path = path.trim_start_matches('/');
    // The compressed files have no address of their own.
    if is_compressed(path) {
        return None;
    }
    let file = Files::get(&format!("{path}{ending}"))?;
    let hash: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    Some(Asset {
        bytes: file.data,
        content_type: content_type(path),
        etag: format!("\"{hash}\""),
        immutable: path.starts_with("assets/"),
    })
}

fn is_compressed(path: &str) -> bool {
    [Encoding::Brotli, Encoding::Gzip].into_iter().any(|encoding| path.ends_with(encoding.ending()))
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("json") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_always_a_page() {
        let page = get("/index.html").expect("the build script leaves at least one page");
        assert_eq!(page.content_type, "text/html; charset=utf-8");
        assert!(String::from_utf8_lossy(&page.bytes).contains("<title>Orrery</title>"));
        assert!(!page.immutable, "the page itself must be asked for again");
        assert!(page.etag.starts_with('"') && page.etag.ends_with('"') && page.etag.len() == 26);
    }

    #[test]
    fn what_is_not_there_is_none() {
        assert!(get("nothing.js").is_none());
        assert!(get("").is_none());
        assert!(get("../Cargo.toml").is_none());
    }

    #[test]
    fn files_with_a_hash_in_their_name_are_kept_for_ever() {
        for path in Files::iter().filter(|path| !is_compressed(path)) {
            let asset = get(&path).expect("every listed file is there");
            assert_eq!(asset.immutable, path.starts_with("assets/"), "{path}");
            assert_ne!(asset.content_type, "application/octet-stream", "{path} has a known type");
        }
    }

    #[test]
    fn a_compressed_file_is_smaller_and_has_its_own_tag_but_no_address() {
        let files: Vec<_> = Files::iter().filter(|path| is_compressed(path)).collect();
        for path in &files {
            assert!(get(path).is_none(), "{path}");
        }
        // Without Node there is one plain page and nothing beside it.
        if !files.is_empty() {
            let plain = get("index.html").expect("there is always a page");
            for encoding in [Encoding::Brotli, Encoding::Gzip] {
                let small = compressed("/index.html", encoding).expect("the page becomes smaller");
                assert!(small.bytes.len() < plain.bytes.len());
                assert_eq!(small.content_type, plain.content_type);
                assert_ne!(small.etag, plain.etag);
            }
        }
    }

    #[test]
    fn every_kind_of_file_has_its_type() {
        assert_eq!(content_type("assets/a.b.js"), "text/javascript; charset=utf-8");
        assert_eq!(content_type("a.woff2"), "font/woff2");
        assert_eq!(content_type("unknown"), "application/octet-stream");
    }
}
